import { isRestricted } from '@dealer-portal/rules/menu';
import {
  documentNumber,
  findEntries,
  findTasks,
  orderKeyword,
  PALETTE_ROOM,
  type PaletteTask,
  paletteRoom,
} from '@dealer-portal/rules/palette';
import { readOwnNumber } from '@dealer-portal/rules/settle-draft';
import { queryMyOrders } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import PinyinMatch from 'pinyin-match';
import { useMemo } from 'react';
import { isTexts, slot } from '#platform/browser/storage';
import { asideQuery } from '#platform/calls/query';
import { isOffered } from '#platform/page-rights';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { useRested } from '#ui/drawing/use-rested';
import { orderHref } from '#widgets/orders/order-href';
import { type PlacedFact, usePlacedFacts } from '#widgets/orders/placed-facts';
import { addressByName, isTargetOffered } from '../menu/menu-target';
import { useSuggestions } from '../search/use-suggestions';
import {
  entryLine,
  type FoundOrder,
  goodsLine,
  orderLine,
  type PaletteLine,
  type TargetedEntry,
} from './palette-lines';
import { useDocuments } from './use-documents';
import { useEntries } from './use-entries';
import { usePeople } from './use-people';

const matchesPinyin = (label: string, key: string) => PinyinMatch.match(label, key) !== false;

/** How many entries that were opened last are offered before anything is typed. */
const RECENT = 6;

/** The palette's lines for a text, and a function that remembers an opened one. */
export function useLines(text: string): {
  readonly lines: readonly PaletteLine[];
  /** Something is still asked for. */
  readonly isLooking: boolean;
  /** What could not be looked through: there may be more of it. */
  readonly lost: readonly string[];
  /** Of what there is more than is shown. */
  readonly more: readonly string[];
  readonly remember: (entry: TargetedEntry) => void;
} {
  const account = useAccount();
  const { user } = account;
  const recent = slot('local', `paletteRecent:${user.id}`, isTexts);
  const entries = useEntries();
  const goods = useSuggestions(text);
  const areOrdersClosed = useAreOrdersClosed();
  const orders = useFoundOrders(text, areOrdersClosed);
  const sees = (page: string) => entryOf(page, entries) !== undefined;
  // Documents of a number that is not there any more would take the Enter of the next one.
  const isRested = useRested(text) === text;
  const documents = useDocuments(isRested ? documentNumber(text) : undefined, sees);
  const people = usePeople(text, sees);
  const placed = usePlacedFacts(account.saletoCode);
  const pages = useMemo(() => findEntries(entries, text, matchesPinyin), [entries, text]);
  const tasks = useMemo(() => taskLines(findTasks(text, matchesPinyin), entries), [entries, text]);
  const remember = ({ id }: TargetedEntry) => {
    if (!entries.some((entry) => entry.id === id)) return;
    const others = (recent.read() ?? []).filter((other) => other !== id);
    recent.write([id, ...others].slice(0, RECENT));
  };
  if (text.trim() === '') {
    const ids = recent.read() ?? [];
    const opened = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
    const offered = opened.length > 0 ? opened : entries.slice(0, RECENT);
    const group = opened.length > 0 ? '最近打开' : '页面和操作';
    return {
      lines: offered.map((entry) => entryLine(entry, group)),
      isLooking: false,
      lost: [],
      more: [],
      remember,
    };
  }
  const room = paletteRoom({
    goods: goods?.length ?? 0,
    orders: orders.list.length,
    entries: pages.length,
  });
  const offers = isOffered('detail') ? (goods ?? []) : [];
  const pageLines = pages.slice(0, room.entries).map((entry) => entryLine(entry));
  const lines = [
    ...(areOrdersClosed ? [] : ownNumberLines(text, [...placed.values()])),
    ...documents.lines.filter(isLineOffered),
    ...offers.slice(0, room.goods).map(goodsLine),
    ...orders.list.slice(0, room.orders).map(orderLine),
    ...pageLines,
    ...tasks.filter(({ id }) => !pageLines.some((page) => page.id === id)),
    ...people.lines.filter(isLineOffered),
  ];
  return {
    lines,
    isLooking: goods === undefined || orders.isLooking || documents.isLooking,
    lost: [...(orders.isLost ? ['订单'] : []), ...documents.lost],
    more: [
      ...(offers.length > room.goods ? ['商品'] : []),
      ...(orders.total !== undefined && orders.total > room.orders ? ['订单'] : []),
      ...documents.more,
      ...(pages.length > room.entries ? ['页面'] : []),
      ...people.more,
    ],
    remember,
  };
}

/** Whether the host closes the page of an order, or all that lead to it. */
function useAreOrdersClosed(): boolean {
  const right = usePermissions().rightTo('orderDetail');
  return !right.isOpen && right.why.cause === 'notOffered';
}

/** Whether the host offers the page of a line that is not of the entries. */
function isLineOffered(line: PaletteLine): boolean {
  return line.kind !== 'entry' || isTargetOffered(line.entry.target);
}

/** The orders that carry a number of the dealer's own, as far as they were placed in this browser (ORDER-01). */
function ownNumberLines(text: string, facts: readonly PlacedFact[]): readonly PaletteLine[] {
  const number = readOwnNumber(text);
  if (number.length < OWN_NUMBER_LEAST) return [];
  return facts
    .filter(({ ownNumber }) => ownNumber?.includes(number))
    .slice(0, PALETTE_ROOM.orders)
    .map(({ orderNo, ownNumber, goods = '' }) => {
      const to = orderHref(orderNo);
      const label = `${ownNumber} · 订单 ${orderNo}`;
      return entryLine(
        { id: to, label, place: goods, icon: 'orders', target: { kind: 'link', to } },
        '您的单号',
      );
    });
}

/** Fewer characters are in too many numbers. */
const OWN_NUMBER_LEAST = 3;

/** The jobs that were asked for, each with the page that does it among those the account sees; a page stands once. */
function taskLines(tasks: readonly PaletteTask[], entries: readonly TargetedEntry[]): readonly PaletteLine[] {
  const taken = new Set<string>();
  return tasks.flatMap(({ label, pages }) => {
    const entry = pages.flatMap((page) => entryOf(page, entries) ?? [])[0];
    if (!entry || taken.has(entry.id)) return [];
    const { id, icon } = entry;
    taken.add(id);
    // An entry of the side bar may open a window of its own; a job is done here.
    const target = { kind: 'link', to: id } as const;
    return [entryLine({ id, label, place: entry.label, icon, target }, '您要办的')];
  });
}

/** The entry of a page by the name that permission data carries. */
function entryOf(page: string, entries: readonly TargetedEntry[]): TargetedEntry | undefined {
  const address = addressByName(page);
  return address === undefined ? undefined : entries.find(({ id }) => id === address);
}

const NO_ORDERS: readonly FoundOrder[] = [];
/** One call answers for the room that orders may have at most. */
const ORDER_PAGE = { pageNum: 1, pageSize: PALETTE_ROOM.all };

/** The account's orders that hold the text in number, model or name, once typing rests; none for whom they are not offered. */
function useFoundOrders(
  text: string,
  areOrdersClosed: boolean,
): {
  readonly list: readonly FoundOrder[];
  /** How many orders hold the text; undefined while that is not known. */
  readonly total: number | undefined;
  readonly isLooking: boolean;
  readonly isLost: boolean;
} {
  const account = useAccount();
  const { facts, offersMyOrders } = usePermissions();
  const mayRead = offersMyOrders && !isRestricted(facts) && !areOrdersClosed;
  const keyword = useRested(orderKeyword(text) ?? '');
  const isAsked = mayRead && keyword !== '';
  const input = isAsked ? { body: { saletoCode: account.saletoCode, keyword, ...ORDER_PAGE } } : undefined;
  const { data, isFetching, isError } = useQuery(asideQuery(queryMyOrders, input, account));
  return {
    list: (isAsked && data?.records) || NO_ORDERS,
    total: isAsked ? data?.total : undefined,
    isLooking: isAsked && isFetching,
    isLost: isAsked && isError,
  };
}
