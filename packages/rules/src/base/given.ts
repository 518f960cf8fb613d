/** Whether a wire field says anything: it is there, and no empty text. */
export function isGiven<T>(value: T): value is Exclude<T, null | undefined | ''> {
  return value !== undefined && value !== null && value !== '';
}
