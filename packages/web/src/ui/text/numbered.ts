/** A noun with its number, or alone where the server gave none: `需求 D1 已保存`, `需求已保存`. */
export function numbered(noun: string, number: string | undefined): string {
  return number ? `${noun} ${number} ` : noun;
}

/** A noun after Chinese words, with a blank where it begins with a letter: `共 2 条 POS 终端`. */
export function spaced(noun: string): string {
  return /^[A-Za-z]/.test(noun) ? ` ${noun}` : noun;
}
