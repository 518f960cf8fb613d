/** Prices as people say them. */
import { PRICE_BANDS } from '../goods';
import { ABOUT_BEFORE, ABOUT_BEHIND, AREA_UNIT, AT_LEAST, AT_MOST, OR_LESS, OR_MORE } from './bounds';
import { BEGIN, UNIT } from './capacity';
import { HAN, spokenValue } from './spoken-number';

/** A price range in yuan; an open end is undefined. */
interface SpokenPrice {
  readonly from?: number;
  readonly to?: number;
  /** It lies around a number: what is nearest to it comes first. */
  readonly isAbout?: true;
}

/** Of a number in words: 三千五, 一万二千, 3千5百. 千 of 千克 and 千瓦 is a unit, 一 of 三千一级 an energy class. */
const SPOKEN = String.raw`(?:零?(?:\d{1,2}(?:\.\d)?|${HAN})(?:[万百]|千(?![克瓦])))+(?:零?${HAN}十?(?![级门])|\d)?(?![一二两三四五六七八九十百千万零](?![级门]))`;

/** Units that goods and rooms are measured in beside those of the catalogue's capacities. */
const OTHER_UNITS = `瓦|w|克|米(?!色)|厘米|毫米|公分|cm|mm|分贝|转|年|台|个?(?:${AREA_UNIT})`;

/** What follows a number of goods, or one that goes on, and no price. */
export const NO_PRICE = String.raw`(?!\.?\d|\s?(?:${UNIT}|${OTHER_UNITS}))`;

/** A number that is a price: none whose digits, or a unit of goods, follow (55到65寸). */
const YUAN = String.raw`(\d{1,2}(?:\.\d)?k(?![a-z\d])|${SPOKEN}|\d{2,6})(?:\s?(?:元|块钱?)|${NO_PRICE})`;
const BETWEEN = new RegExp(`${BEGIN}${YUAN}(?:到|至|-|~)${YUAN}(?:之间)?`, 'u');
const BELOW = new RegExp(`${AT_MOST}${YUAN}|${BEGIN}${YUAN}${OR_LESS}`, 'u');
const AROUND = new RegExp(`${ABOUT_BEFORE}${YUAN}|${BEGIN}${YUAN}${ABOUT_BEHIND}`, 'u');
/** 一千左右 is a fifth less or more. */
const ABOUT = 0.2;
const ABOVE = new RegExp(`${AT_LEAST}${YUAN}|${BEGIN}${YUAN}${OR_MORE}`, 'u');
/** A budget is the most, where nothing else bounds its number: 预算3000, 预算在三千. */
const BUDGET = new RegExp(`预算在?${YUAN}`, 'u');

/** The price range of a text: 3000以下, 两千到三千, 超过5000元; undefined when it names none. */
export function takePrice(said: string): { readonly price?: SpokenPrice; readonly rest: string } {
  // 3,000元 is 3000元.
  const text = said.replace(/(?<=\d),(?=\d{3})/gu, '');
  const between = BETWEEN.exec(text);
  if (between) {
    const [said, from = '', to = ''] = between;
    return { price: { from: spokenValue(from), to: spokenValue(to) }, rest: text.replace(said, ' ') };
  }
  const around = takeEnd(text, AROUND);
  if (around.yuan !== undefined) {
    const price = { from: around.yuan * (1 - ABOUT), to: around.yuan * (1 + ABOUT), isAbout: true } as const;
    return { price, rest: around.rest };
  }
  const below = takeEnd(text, BELOW);
  const above = takeEnd(below.rest, ABOVE);
  if (below.yuan === undefined && above.yuan === undefined) {
    const { yuan, rest } = takeEnd(text, BUDGET);
    return yuan === undefined ? { rest } : { price: { to: yuan }, rest };
  }
  return {
    price: {
      ...(above.yuan !== undefined && { from: above.yuan }),
      ...(below.yuan !== undefined && { to: below.yuan }),
    },
    rest: above.rest,
  };
}

/** One end of a range, and what is left of the text. */
function takeEnd(text: string, pattern: RegExp): { readonly yuan?: number; readonly rest: string } {
  const [said, before, behind] = pattern.exec(text) ?? [];
  if (said === undefined) return { rest: text };
  return { yuan: spokenValue(before ?? behind ?? ''), rest: text.replace(said, ' ') };
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
}: SpokenPrice): readonly { readonly from: number; readonly to: number; readonly isWhole: boolean }[] {
  if (from === undefined || to === undefined) return [];
  return PRICE_BANDS.filter((band) => band.from < to && band.below > from).map((band) => ({
    from: band.from,
    to: band.below,
    isWhole: band.from >= from && band.below <= to,
  }));
}
