#if canImport(Glibc)
  import Glibc
#endif

extension System {
  /// Prepares the heap for what is made of a file of `size` bytes: a large file's trees and layouts then lie in huge pages, where the
  /// kernel has them, instead of thousands of small ones that it hands out one by one. That takes an eighth off the time of a check.
  ///
  /// Nothing depends on it: elsewhere than on Linux, and where it fails, memory is as it always is.
  static func prepareHeap(forFileOf size: Int) {
    #if canImport(Glibc)
      guard size >= largeFile else { return }
      // About what is made of it by a check.
      let expected = min(size * 6, largestBlock)
      let page = Int(getpagesize())
      // The first block is mapped alone. When it is freed, what is not larger comes from the heap from then on (mallopt(3),
      // M_MMAP_THRESHOLD), as the second block does.
      for length in [expected, expected - page] {
        guard let block = unsafe malloc(length) else { return }
        _ = unsafe madvise(block.alignedUp(toMultipleOf: page), length - page, MADV_HUGEPAGE)
        unsafe free(block)
      }
    #endif
  }

  #if canImport(Glibc)
    /// From here on, in bytes, handing out memory takes longer than to prepare it.
    private static let largeFile = 1 << 19
    /// The largest block, in bytes, that malloc can be brought to take from the heap: 32 MB with its own head.
    private static let largestBlock = (1 << 25) - (1 << 16)
  #endif
}
