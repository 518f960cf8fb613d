/** Hours and minutes of a moment by the user's clock: `09:05`. */
export function clockTime(moment: number): string {
  return new Date(moment).toTimeString().slice(0, 5);
}
