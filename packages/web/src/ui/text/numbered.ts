/** A noun with its number, or alone where the server gave none: `需求 D1 已保存`, `需求已保存`. */
export function numbered(noun: string, number: string | undefined): string {
  return number ? `${noun} ${number} ` : noun;
}
