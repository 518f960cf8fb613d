/** Sizes that are said without their unit: by the room that is cooled, by the household, by a number alone. */
import type { CapacityRange } from '../goods';
import { ABOUT_BEFORE, ABOUT_BEHIND, AREA_UNIT, AT_LEAST, AT_MOST, OR_LESS, OR_MORE } from './bounds';
import { BEGIN } from './capacity';
import { NO_PRICE } from './price';
import { readSpoken } from './spoken-number';

/** The sizes of a kind of goods. */
interface Sizes {
  readonly unit: string;
  /** The least and the most that a number without a unit may be. */
  readonly within: readonly [least: number, most: number];
  /** What is small and what is large of it; absent where people do not speak so. */
  readonly small?: number;
  readonly large?: number;
}

/** By the title of the category. Assumption: the limits are those of shops. */
const SIZES: Readonly<Record<string, Sizes>> = {
  冰箱: { unit: '升', within: [90, 900], small: 250, large: 450 },
  冷柜: { unit: '升', within: [90, 900], small: 250, large: 400 },
  洗衣机: { unit: '公斤', within: [3, 15], small: 7, large: 10 },
  空调: { unit: '匹', within: [1, 10] },
  电热水器: { unit: '升', within: [5, 200], small: 50, large: 80 },
  热水器: { unit: '升', within: [5, 320] },
  洗碗机: { unit: '套', within: [4, 20], small: 8, large: 13 },
  电视: { unit: '英寸', within: [24, 120], small: 43, large: 75 },
};

/** The sizes of a category, by its own title or that of the one above it. */
function sizesOf(titles: readonly string[]): Sizes | undefined {
  return titles.flatMap((title) => SIZES[title] ?? [])[0];
}

/** What was understood of a text, and what is left of it. */
interface TakenSize {
  readonly range?: CapacityRange;
  readonly rest: string;
}

/** Before and behind a number that is bounded, or that what is meant lies around. */
const BEFORE = `(?:${AT_MOST}|${AT_LEAST}|${ABOUT_BEFORE})`;
const BEHIND = `(?:${ABOUT_BEHIND}|${OR_LESS}|${OR_MORE})`;

/** 20平, 二十平米, 30个平方, 不超过20平. */
const AREA = new RegExp(
  String.raw`${BEFORE}?${BEGIN}(\d{1,3}|[一二两三四五六七八九十百]{1,5})[多来]?\s?个?(?:${AREA_UNIT})${BEHIND}?`,
  'u',
);

/** So many square metres one horse power cools, in a hot room and in a cool one. Assumption: the figures of the trade. */
const COOLED = { least: 10.5, most: 15 } as const;

/**
 * The horse power of an air conditioner for a room: 适合20平 is 1.3 to 1.9 匹.
 * @param titles of the category that was said and of the one above it; none where none was said
 */
export function takeArea(text: string, titles: readonly string[]): TakenSize {
  if (titles.length > 0 && !titles.includes('空调')) return { rest: text };
  const [said, metres = ''] = AREA.exec(text) ?? [];
  const area = /^\d/.test(metres) ? Number(metres) : readSpoken(metres);
  if (said === undefined || !area) return { rest: text };
  const power = (cooled: number) => Number((area / cooled).toFixed(1));
  // The smallest one that is made is for a small room.
  const to = Math.max(1, power(COOLED.least));
  return { range: { from: Math.min(to, power(COOLED.most)), to, unit: '匹' }, rest: text.replace(said, ' ') };
}

const SMALL = /宿舍|租房|出租[屋房]|公寓|单身|一个人|小型|小号|小户型/gu;
const LARGE = /大容量|大号|大家庭|一大家子?|人口多/gu;

/**
 * The sizes for a household: 宿舍 is 250升 or less of 冰箱.
 * @param before what was said before the word of the category: 小 or 大 at its end say a size, too
 */
export function takeHousehold(text: string, titles: readonly string[], before: string): TakenSize {
  const isSmall = before.endsWith('小') || text.search(SMALL) >= 0;
  const isLarge = before.endsWith('大') || text.search(LARGE) >= 0;
  const { small, large, unit = '' } = sizesOf(titles) ?? {};
  const limit = isSmall ? small : large;
  if (isSmall === isLarge || limit === undefined) return { rest: text };
  const rest = text.replace(isSmall ? SMALL : LARGE, ' ');
  return { range: isSmall ? { to: limit, unit } : { from: limit, unit }, rest };
}

/** A number without its unit, as the catalogue writes a capacity: 10 of 洗衣机10 is 10公斤; undefined for what is none. */
export function bareCapacity(piece: string, titles: readonly string[]): string | undefined {
  const sizes = sizesOf(titles);
  if (!sizes || !/^\d{1,3}(?:\.\d)?$/u.test(piece)) return undefined;
  const [least, most] = sizes.within;
  return Number(piece) >= least && Number(piece) <= most ? `${Number(piece)}${sizes.unit}` : undefined;
}

const BARE = String.raw`\d{1,3}(?:\.\d)?`;
/** Behind a number without a unit: no word of money, no energy class, no further end. */
const ENDS = `${NO_PRICE}(?![元块k千百万级门到至~,-])`;
const BOUNDED = new RegExp(
  `(?:${BEFORE}|${BEGIN}${BARE}(?:到|至|-|~))(${BARE})${ENDS}|${BEGIN}(${BARE})(?=${BEHIND})`,
  'gu',
);

/**
 * The text with the unit at each bare number that is bounded and a size of its category: 电视65左右 is 电视65英寸左右,
 * and no price. A number is a price where the text speaks of money.
 */
export function withUnits(text: string, titles: readonly string[]): string {
  if (/预算|价[格位]/u.test(text)) return text;
  return text.replace(BOUNDED, (said, last: string | undefined, only: string | undefined) => {
    const number = last ?? only ?? '';
    const size = bareCapacity(number, titles);
    return size === undefined ? said : `${said.slice(0, said.length - number.length)}${size}`;
  });
}
