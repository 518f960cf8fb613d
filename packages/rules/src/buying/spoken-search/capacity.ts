/** Capacities and energy classes as people say them. */
import type { CapacityRange } from '../goods';
import { ABOUT_BEFORE, ABOUT_BEHIND, AT_LEAST, AT_MOST, OR_LESS, OR_MORE } from './bounds';
import { readSpoken } from './spoken-number';

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
  英吋: '英寸',
  立方米: '立方',
  立方: '立方',
  方: '立方',
  千瓦: '千瓦',
  kw: '千瓦',
  套: '套',
};

/** A number of Arabic or Chinese digits: 10, 1.5, 十, 两, 五十五, 三百二. */
const NUMBER = String.raw`\d{1,5}(?:\.\d{1,3})?|[一二两三四五六七八九十百零]{1,5}`;

/** A number begins here: no part of a model (hka-j50l), of a larger number (1,000升, 一千二十升) or of a range. */
export const BEGIN = String.raw`(?<![a-z\d.,/一二两三四五六七八九十百千万零-])`;

/** Every word of a unit, the longer first; one in letters ends with them. */
export const UNIT = Object.keys(UNITS)
  .sort((left, right) => right.length - left.length)
  .map((word) => (/[a-z]/u.test(word) ? String.raw`${word}(?![a-z\d])` : word))
  .join('|');

/** A number with its unit: 10公斤, 一匹半. */
const SIZE = String.raw`(?:${NUMBER})\s?(?:${UNIT})半?`;

const CAPACITY = new RegExp(`${BEGIN}[大小]?(${SIZE})`, 'gu');

const SIZE_PARTS = new RegExp(String.raw`^(${NUMBER})[多来]?\s?(?:(${UNIT})(半?)|千?)$`, 'u');

/** A size in Arabic digits, in the catalogue's unit; undefined where its number cannot be read. */
function readSize(said: string): { readonly value: string; readonly unit: string } | undefined {
  const [, number = '', unit = '', half = ''] = SIZE_PARTS.exec(said) ?? [];
  const value = /^\d/.test(number) ? number : readSpoken(number)?.toString();
  if (value === undefined) return undefined;
  return { value: half && !value.includes('.') ? `${value}.5` : value, unit: UNITS[unit] ?? unit };
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
  const rest = text.replace(CAPACITY, (said, size: string) => {
    const read = readSize(size);
    if (read === undefined) return said;
    found.push(`${read.value}${read.unit}`);
    return ' ';
  });
  return { found, rest };
}

const patterns = (...sources: readonly string[]) => sources.map((source) => new RegExp(source, 'u'));

const LOWER = patterns(`${AT_LEAST}(?<low>${SIZE})`, String.raw`${BEGIN}(?<low>${SIZE})\s?${OR_MORE}`);

const UPPER = patterns(`${AT_MOST}(?<high>${SIZE})`, String.raw`${BEGIN}(?<high>${SIZE})\s?${OR_LESS}`);

/** Ways to say a range of capacities: by its ends, by hundreds or tens that are exceeded, or by what it lies around. */
const RANGES: readonly RegExp[] = [
  // 4千到5千瓦: the unit 千瓦 may be halfway said.
  ...patterns(
    String.raw`${BEGIN}(?<low>(?:${NUMBER})(?:\s?(?:${UNIT})半?|千)?)\s?(?:到|至|-|~)\s?(?<high>${SIZE})(?:之间)?`,
  ),
  ...LOWER,
  ...UPPER,
  ...patterns(
    String.raw`${BEGIN}(?<more>(?:${NUMBER})多\s?(?:${UNIT}))`,
    `${ABOUT_BEFORE}(?<about>${SIZE})`,
    String.raw`${BEGIN}(?<about>(?:${NUMBER})来?\s?(?:${UNIT})半?)\s?${ABOUT_BEHIND}`,
    String.raw`${BEGIN}(?<about>(?:${NUMBER})来\s?(?:${UNIT}))`,
  ),
];

/** 200升左右 is a tenth less or more. */
const ABOUT = 0.1;

/** A range of capacities, and what is left of the text; without one the text as it was. */
interface TakenRange {
  readonly range?: CapacityRange;
  readonly rest: string;
}

/** The range of capacities that a text names: 500升以上, 400到500升, 300多升, 200升左右; undefined when it names none. */
export function takeRange(text: string): TakenRange {
  const taken = takeFirst(text, RANGES);
  const { range } = taken;
  if (!range || (range.from !== undefined && range.to !== undefined)) return taken;
  // 500升以上600升以下: both ends are said, each by itself.
  const other = takeFirst(taken.rest, range.from === undefined ? LOWER : UPPER);
  if (other.range?.unit !== range.unit) return taken;
  const { from = other.range.from, to = other.range.to, unit } = range;
  return { range: { from, to, unit }, rest: other.rest };
}

function takeFirst(text: string, ways: readonly RegExp[]): TakenRange {
  for (const way of ways) {
    const found = way.exec(text);
    const range = found?.groups && rangeOf(found.groups);
    if (range) return { range, rest: text.replace(found[0], ' ') };
  }
  return { rest: text };
}

/** Undefined where a number cannot be read. */
function rangeOf(said: Readonly<Record<string, string | undefined>>): CapacityRange | undefined {
  const sizes = Object.entries(said).map(([end, size = '']) => [end, readSize(size)] as const);
  if (sizes.some(([, size]) => size === undefined)) return undefined;
  const unit = sizes.at(-1)?.[1]?.unit ?? '';
  const { low, high, more, about }: Readonly<Record<string, number | undefined>> = Object.fromEntries(
    sizes.map(([end, size]) => [end, Number(size?.value)]),
  );
  if (about !== undefined) return { from: tidy(about * (1 - ABOUT)), to: tidy(about * (1 + ABOUT)), unit };
  if (more !== undefined) return { from: more, to: lastOf(more), unit };
  if (low !== undefined && high !== undefined)
    return { from: Math.min(low, high), to: Math.max(low, high), unit };
  return { from: low, to: high, unit };
}

/** A tenth of 1.5 is 0.15, without what a float adds. */
function tidy(number: number): number {
  return Number(number.toFixed(3));
}

/** 300多 goes to 399, 320多 to 329. */
function lastOf(number: number): number {
  return number + ([1000, 100, 10].find((step) => number % step === 0) ?? 1) - 1;
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
