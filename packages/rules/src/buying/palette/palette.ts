import { readKeyword, searchKey } from '../search/keyword';

/** A page or an action that the palette can open. */
export interface PaletteEntry {
  readonly id: string;
  /** The title of the page, or what the action does. */
  readonly label: string;
  /** Where it stands in the menus, such as `直供采购 › 我的订单`. */
  readonly place: string;
}

/** How many lines the palette shows, and how many of them are products and orders while pages fit, too. */
export const PALETTE_ROOM = { all: 8, goods: 3, orders: 2 } as const;

/** Orders are asked for from this many characters on: fewer name too many. */
const ORDER_KEYWORD = 4;

/** How well an entry fits: 0 its label begins so, 1 holds it, 2 in pinyin, 3 by its place; undefined not at all. */
function fit(entry: PaletteEntry, key: string, matchesPinyin: MatchesPinyin): number | undefined {
  const label = searchKey(entry.label);
  if (label.startsWith(key)) return 0;
  if (label.includes(key)) return 1;
  if (matchesPinyin(entry.label, key)) return 2;
  return searchKey(entry.place).includes(key) ? 3 : undefined;
}

/** What only asks; the longest first. */
const ASKING =
  /怎么样|怎么办|为什么|怎么|怎样|如何|哪里|在哪|我想要|我想|我要|想要|帮我|请问|可以|能不能|可不可以|一下|是不是|什么|吗|呢|的|了|我|想|要|看|查|去|[?？!！。，,]/gu;

/** What a text asks for, without what only asks: 库存 of 怎么看库存. */
export const askedFor = (key: string): string => key.replace(ASKING, '');

/** Whether a Chinese label can be typed so in pinyin, in full or by initials: `wddd` for 我的订单. */
export type MatchesPinyin = (label: string, key: string) => boolean;

/**
 * The pages and actions that what was typed finds, the best first; case, width, blanks and hyphens make no difference.
 * @param entries in the order of the menus, which stays among equals; of equal ids the first counts
 * @returns nothing for an empty text
 */
export function findEntries<E extends PaletteEntry>(
  entries: readonly E[],
  text: string,
  matchesPinyin: MatchesPinyin,
): readonly E[] {
  const key = searchKey(text);
  const found = findByKey(entries, key, matchesPinyin);
  const asked = askedFor(key);
  return found.length > 0 || Array.from(asked).length < 2 ? found : findByKey(entries, asked, matchesPinyin);
}

function findByKey<E extends PaletteEntry>(
  entries: readonly E[],
  key: string,
  matchesPinyin: MatchesPinyin,
): readonly E[] {
  if (key === '') return [];
  const seen = new Set<string>();
  const fitting = entries.flatMap((entry) => {
    const place = seen.has(entry.id) ? undefined : fit(entry, key, matchesPinyin);
    seen.add(entry.id);
    return place === undefined ? [] : [{ entry, place }];
  });
  return fitting.sort((left, right) => left.place - right.place).map(({ entry }) => entry);
}

/** The keyword for an order search; undefined while too little is typed. */
export function orderKeyword(text: string): string | undefined {
  const keyword = readKeyword(text);
  return keyword.length < ORDER_KEYWORD ? undefined : keyword;
}

/** Lines of the palette by kind. */
interface PaletteCounts {
  readonly goods: number;
  readonly orders: number;
  readonly entries: number;
}

/** How many of each kind the palette shows; room that one kind leaves goes to the next. */
export function paletteRoom(counts: PaletteCounts): PaletteCounts {
  const { all, goods, orders } = PALETTE_ROOM;
  const least = { goods: Math.min(counts.goods, goods), orders: Math.min(counts.orders, orders) };
  const entries = Math.min(counts.entries, all - least.goods - least.orders);
  const moreOrders = Math.min(counts.orders, all - least.goods - entries);
  return { goods: Math.min(counts.goods, all - moreOrders - entries), orders: moreOrders, entries };
}
