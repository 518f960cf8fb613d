/** Numbers in words, or half in words: 三百二, 一万二千, 3千5百. */

const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'零一二三四五六七八九'].map((digit, value) => [digit, value])),
  两: 2,
};

const STEPS: Readonly<Record<string, number>> = { 万: 10_000, 千: 1000, k: 1000, 百: 100, 十: 10 };

/** A digit in words; the source of regular expressions. */
export const HAN = '[一二两三四五六七八九]';

const BELOW_HUNDRED = `${HAN}?十${HAN}?|${HAN}`;
const BELOW_THOUSAND = new RegExp(`^(?:${HAN}百(?:零?(?:${BELOW_HUNDRED}))?|${BELOW_HUNDRED})$`, 'u');

/** A number below 1,000 in words; undefined for characters that are none, such as 十十. */
export function readSpoken(said: string): number | undefined {
  return BELOW_THOUSAND.test(said) ? spokenValue(said) : undefined;
}

/** The value of a number whose form is known: 三千五 is 3,500, 三千零五 3,005, 十五 15. */
export function spokenValue(said: string): number {
  let sum = 0;
  let step = 10;
  for (const [, zero, digits, unit = ''] of said.matchAll(
    /(零?)(?:([\d.]+|[^\d零百十])([万千k百十]?)|十)/gu,
  )) {
    // 十五 has no digit before 十.
    step = digits === undefined ? 10 : (STEPS[unit] ?? (zero ? 1 : step / 10));
    sum += digits === undefined ? step : (DIGITS[digits] ?? Number(digits)) * step;
  }
  return Math.round(sum);
}
