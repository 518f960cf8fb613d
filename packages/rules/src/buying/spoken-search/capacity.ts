/** Capacities, energy classes and prices as people say them. */
import { PRICE_BANDS } from '../goods';

/** What people call a unit, by the word of the catalogue. */
const UNITS: Readonly<Record<string, string>> = {
  公斤: '公斤',
  千克: '公斤',
  kg: '公斤',
  升: '升',
  立升: '升',
  l: '升',
  匹: '匹',
  p: '匹',
  英寸: '英寸',
  寸: '英寸',
  吋: '英寸',
  立方米: '立方',
  立方: '立方',
  方: '立方',
  千瓦: '千瓦',
  kw: '千瓦',
  套: '套',
};

const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'零一二三四五六七八九'].map((digit, value) => [digit, value])),
  两: 2,
};

/** A number of Arabic or Chinese digits: 10, 1.5, 十, 两, 五十五. */
const NUMBER = String.raw`\d{1,5}(?:\.\d{1,3})?|[一二两三四五六七八九十]{1,3}`;

/** A number begins here: no part of a model (hka-j50l), of a larger number (1,000升, 一百二十升) or of a range. */
const BEGIN = String.raw`(?<![a-z\d.,/一二两三四五六七八九十百千万-])`;

/** Every word of a unit, the longer first; one in letters ends with them. */
const UNIT = Object.keys(UNITS)
  .sort((left, right) => right.length - left.length)
  .map((word) => (/[a-z]/u.test(word) ? String.raw`${word}(?![a-z\d])` : word))
  .join('|');

const CAPACITY = new RegExp(String.raw`${BEGIN}[大小]?(${NUMBER})\s?(${UNIT})(半?)`, 'gu');

/** A spoken number in Arabic digits; undefined for characters that are none, such as 十十. */
function readNumber(said: string): string | undefined {
  if (/^\d/.test(said)) return said;
  const [, tens = '', ten = '', ones = ''] =
    /^([一二三四五六七八九]?)(十?)([一二两三四五六七八九]?)$/u.exec(said) ?? [];
  if (ten === '' && (tens !== '') === (ones !== '')) return undefined;
  const digitOf = (digit: string) => DIGITS[digit] ?? 0;
  if (ten === '') return String(digitOf(tens || ones));
  return String((tens === '' ? 1 : digitOf(tens)) * 10 + digitOf(ones));
}

/** Text that was understood, and what is left of it. */
interface Taken {
  readonly found: readonly string[];
  readonly rest: string;
}

/**
 * The capacities of a text in the catalogue's words: 10kg and 十公斤 are 10公斤, 一匹半 is 1.5匹, 55寸 is 55英寸.
 * @param text in half width and small letters
 */
export function takeCapacities(text: string): Taken {
  const found: string[] = [];
  const rest = text.replace(CAPACITY, (said, ...[number, unit, half]: readonly string[]) => {
    const value = readNumber(number ?? '');
    if (value === undefined) return said;
    found.push(`${half && !value.includes('.') ? `${value}.5` : value}${UNITS[unit ?? ''] ?? unit}`);
    return ' ';
  });
  return { found, rest };
}

const ENERGY = /能效(?:等级)?[：:]?([一二三四五1-5])级|新?(?<!\d)([一二三四五1-5])级(?:能效|能耗)?/gu;

/** The energy classes of a text, as the catalogue writes them: 1级能效 is 一级. */
export function takeEnergy(text: string): Taken {
  const found: string[] = [];
  const rest = text.replace(ENERGY, (_, after: string | undefined, before: string | undefined) => {
    const level = after ?? before ?? '';
    found.push(`${'零一二三四五'[Number(level)] ?? level}级`);
    return ' ';
  });
  return { found, rest };
}

/** A price range in yuan; an open end is undefined. */
interface SpokenPrice {
  readonly from?: number;
  readonly to?: number;
}

/** Between two numbers, before or behind one: no price where a unit of capacity or more digits follow (55到65寸). */
const END = String.raw`(?!\d|\s?(?:${UNIT}))`;
const YUAN = String.raw`(\d{2,6}|[一二两三四五六七八九]千|一万)(?:\s?(?:元|块钱?|块))?`;
const BETWEEN = new RegExp(`${BEGIN}${YUAN}(?:到|至|-|~)${YUAN}${END}(?:之间)?`, 'u');
const BELOW = new RegExp(`(?:低于|不超过)${YUAN}${END}|${BEGIN}${YUAN}(?:以下|以内|之内|内)`, 'u');
const ABOVE = new RegExp(`(?:高于|超过)${YUAN}${END}|${BEGIN}${YUAN}(?:以上|起)`, 'u');

function readYuan(said: string): number {
  if (said === '一万') return 10_000;
  return said.endsWith('千') ? 1000 * (DIGITS[said.charAt(0)] ?? 0) : Number(said);
}

/** The price range of a text: 3000以下, 两千到三千, 超过5000元; undefined when it names none. */
export function takePrice(said: string): { readonly price?: SpokenPrice; readonly rest: string } {
  // 3,000元 is 3000元.
  const text = said.replace(/(?<=\d),(?=\d{3})/gu, '');
  const between = BETWEEN.exec(text);
  if (between) {
    const [said, from = '', to = ''] = between;
    return { price: { from: readYuan(from), to: readYuan(to) }, rest: text.replace(said, ' ') };
  }
  const below = BELOW.exec(text);
  if (below)
    return { price: { to: readYuan(below[1] ?? below[2] ?? '') }, rest: text.replace(below[0], ' ') };
  const above = ABOVE.exec(text);
  if (above)
    return { price: { from: readYuan(above[1] ?? above[2] ?? '') }, rest: text.replace(above[0], ' ') };
  return { rest: text };
}

/** The price band that a range is; undefined for one that no band is. */
export function bandOf({
  from = 0,
  to = Number.POSITIVE_INFINITY,
}: SpokenPrice): (typeof PRICE_BANDS)[number] | undefined {
  return PRICE_BANDS.find((band) => band.from === from && band.below === to);
}
