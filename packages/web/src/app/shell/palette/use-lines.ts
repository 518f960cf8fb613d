import { isRestricted } from '@dealer-portal/rules/menu';
import { findEntries, orderKeyword, PALETTE_ROOM, paletteRoom } from '@dealer-portal/rules/palette';
import { queryMyOrders } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import PinyinMatch from 'pinyin-match';
import { useMemo } from 'react';
import { isTexts, slot } from '#platform/browser/storage';
import { asideQuery } from '#platform/calls/query';
import { usePermissions } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { useRested } from '#ui/drawing/use-rested';
import { useSuggestions } from '../search/use-suggestions';
import {
  entryLine,
  type FoundOrder,
  goodsLine,
  orderLine,
  type PaletteLine,
  type TargetedEntry,
} from './palette-lines';
import { useEntries } from './use-entries';

/** How many entries that were opened last are offered before anything is typed. */
const RECENT = 6;

/** The palette's lines for a text, and a function that remembers an opened one. */
export function useLines(text: string): {
  readonly lines: readonly PaletteLine[];
  /** Something is still asked for. */
  readonly isLooking: boolean;
  readonly remember: (entry: TargetedEntry) => void;
} {
  const { user } = useAccount();
  const recent = slot('local', `paletteRecent:${user.id}`, isTexts);
  const entries = useEntries();
  const goods = useSuggestions(text);
  const orders = useFoundOrders(text);
  const pages = useMemo(
    () => findEntries(entries, text, (label, key) => PinyinMatch.match(label, key) !== false),
    [entries, text],
  );
  const remember = ({ id }: TargetedEntry) => {
    const others = (recent.read() ?? []).filter((other) => other !== id);
    recent.write([id, ...others].slice(0, RECENT));
  };
  if (text.trim() === '') {
    const ids = recent.read() ?? [];
    const opened = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
    const offered = opened.length > 0 ? opened : entries.slice(0, RECENT);
    const group = opened.length > 0 ? '最近打开' : '页面和操作';
    return { lines: offered.map((entry) => entryLine(entry, group)), isLooking: false, remember };
  }
  const room = paletteRoom({
    goods: goods?.length ?? 0,
    orders: orders.list.length,
    entries: pages.length,
  });
  const lines = [
    ...paymentOrderLines(text),
    ...(goods ?? []).slice(0, room.goods).map(goodsLine),
    ...orders.list.slice(0, room.orders).map(orderLine),
    ...pages.slice(0, room.entries).map((entry) => entryLine(entry)),
  ];
  return { lines, isLooking: goods === undefined || orders.isLooking, remember };
}

/** A number of a payment order leads to the list of them (ORDER-01). */
function paymentOrderLines(text: string): readonly PaletteLine[] {
  const paymentNo = text.trim().toUpperCase();
  if (!/^ZF\d{4,16}$/.test(paymentNo)) return [];
  const to = `${href('paymentOrders')}?${new URLSearchParams({ paymentNo })}`;
  const target = { kind: 'link', to } as const;
  return [
    entryLine(
      { id: to, label: `付款单 ${paymentNo}`, place: '付款单', icon: 'document-done', target },
      '付款单',
    ),
  ];
}

const NO_ORDERS: readonly FoundOrder[] = [];
/** One call answers for the room that orders may have at most. */
const ORDER_PAGE = { pageNum: 1, pageSize: PALETTE_ROOM.all };

/** The account's orders that hold the text in number, model or name, once typing rests; none for whom they are not offered. */
function useFoundOrders(text: string): {
  readonly list: readonly FoundOrder[];
  readonly isLooking: boolean;
} {
  const account = useAccount();
  const { facts, offersMyOrders } = usePermissions();
  const mayRead = offersMyOrders && !isRestricted(facts);
  const keyword = useRested(orderKeyword(text) ?? '');
  const isAsked = mayRead && keyword !== '';
  const input = isAsked ? { body: { saletoCode: account.saletoCode, keyword, ...ORDER_PAGE } } : undefined;
  const { data, isFetching } = useQuery(asideQuery(queryMyOrders, input, account));
  return { list: (isAsked && data?.records) || NO_ORDERS, isLooking: isAsked && isFetching };
}
