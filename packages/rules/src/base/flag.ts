/** A yes or no as the wire gives it: a boolean, 1 or 0, or their texts. */
export type Flag = boolean | number | string | null | undefined;

/** The values that mean no for every flag; an absent value means no, too. */
const NO: ReadonlySet<Flag> = new Set<Flag>([false, 0, '', '0', 'false', null, undefined]);

/** Whether a flag that marks by being there is set, such as customerFlag: anything but a no (decisions, Flags). */
export function isSet(flag: Flag): boolean {
  return !NO.has(flag);
}

/** Whether a wire flag says yes. Assumption: only true, 1, `'1'` and `'true'` do; nothing means no. */
export function isOn(flag: Flag): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true';
}
