import DuoLang
