/** Whether a wire field says anything: it is there, and no empty text. */
export function isGiven<T>(value: T): value is Exclude<T, null | undefined | ''> {
  return value !== undefined && value !== null && value !== '';
}

/** The text of a wire field; `''` for what is none, such as an object of another version of the server. */
export function wireText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
