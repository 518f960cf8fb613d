/** Prices as people say them. */
import { PRICE_BANDS } from '../goods';
import { BEGIN, digitOf, UNIT } from './capacity';

/** A price range in yuan; an open end is undefined. */
interface SpokenPrice {
  readonly from?: number;
  readonly to?: number;
}

/** Between two numbers, before or behind one: no price where a unit of capacity or more digits follow (55到65寸). */
const END = String.raw`(?!\d|\s?(?:${UNIT}))`;
const YUAN = String.raw`(\d{2,6}|\d(?:\.\d)?[千万k](?![a-z\d])|[一二两三四五六七八九][千万][一二三四五六七八九]?)(?:\s?(?:元|块钱?|块))?`;
const BETWEEN = new RegExp(`${BEGIN}${YUAN}(?:到|至|-|~)${YUAN}${END}(?:之间)?`, 'u');
const BELOW = new RegExp(
  `(?:(?<!不)低于|不超过|不到)${YUAN}${END}|${BEGIN}${YUAN}(?:以下|以内|之内|内)`,
  'u',
);
const ABOVE = new RegExp(`(?:高于|超过|不低于)${YUAN}${END}|${BEGIN}${YUAN}(?:以上|起)`, 'u');

function readYuan(said: string): number {
  const [, digits = said, step = '', next = ''] = /^(.+)([千万k])(.?)$/u.exec(said) ?? [];
  const size = { 千: 1000, k: 1000, 万: 10_000 }[step] ?? 1;
  // 三千五 is 3,500.
  return Math.round(((digitOf(digits) || Number(digits)) + digitOf(next) / 10) * size);
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

/** The price bands that a range with two ends meets, each as a range; `isWhole` where nothing else lies in it. */
export function bandsWithin({
  from,
  to,
}: SpokenPrice): readonly (Required<SpokenPrice> & { readonly isWhole: boolean })[] {
  if (from === undefined || to === undefined) return [];
  return PRICE_BANDS.filter((band) => band.from < to && band.below > from).map((band) => ({
    from: band.from,
    to: band.below,
    isWhole: band.from >= from && band.below <= to,
  }));
}
