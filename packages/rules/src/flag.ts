/** A yes or no as the wire gives it: a boolean, 1 or 0, or their texts. */
export type Flag = boolean | number | string | null | undefined;

/** Whether a wire flag says yes. Assumption: only true, 1, `'1'` and `'true'` do; nothing means no. */
export function isOn(flag: Flag): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true';
}
