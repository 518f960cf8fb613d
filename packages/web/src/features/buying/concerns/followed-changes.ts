import {
  type FollowedChange,
  followedChanges,
  type SeenTerms,
  seenTerms,
} from '@dealer-portal/rules/choosing';
import { shanghaiDate } from '@dealer-portal/rules/time';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { fits } from '#platform/browser/fits';
import { slot } from '#platform/browser/storage';
import { useAccount } from '#platform/session/account';
import type { StatusTone } from '#ui/text/status-tag';
import type { FollowedProduct } from '#widgets/products/follow-queries';
import type { Offer } from '#widgets/products/offer';

const TERMS: z.ZodMiniType<SeenTerms> = z.object({
  price: z.optional(z.string()),
  priceType: z.optional(z.string()),
  stock: z.optional(z.number()),
});

/** What was seen of followed products: on this day, and at the end of the visit before it. */
const SEEN = z.object({
  day: z.string(),
  before: z.record(z.string(), TERMS),
  latest: z.record(z.string(), TERMS),
});

type Seen = z.infer<typeof SEEN>;

const seenSlot = (saletoCode: string) => slot<Seen>('local', `followedSeen:${saletoCode}`, fits(SEEN));

/** What of a day before is compared with: a reload on the same day takes no change away. */
function visitOn(day: string, stored: Seen | undefined): Seen {
  if (stored?.day === day) return stored;
  const latest = stored?.latest ?? {};
  return { day, before: latest, latest };
}

interface KindOfChange {
  /** For several products: 降价 2 种. */
  readonly word: string;
  readonly tone: StatusTone;
  /** It is one of the stock, not of the price. */
  readonly isOfStock: boolean;
}

/** The kinds of changes, in the order in which they are named. */
export const KINDS_OF_CHANGES: Readonly<Record<FollowedChange['kind'], KindOfChange>> = {
  backInStock: { word: '到货', tone: 'done', isOfStock: true },
  cheaper: { word: '降价', tone: 'done', isOfStock: false },
  dearer: { word: '涨价', tone: 'waiting', isOfStock: false },
  special: { word: '有特价', tone: 'waiting', isOfStock: false },
  otherPrice: { word: '特价结束', tone: 'waiting', isOfStock: false },
  outOfStock: { word: '卖完', tone: 'neutral', isOfStock: true },
};

/** How many products changed in which way; undefined for none. */
export function changesText(changes: readonly FollowedChange[]): string | undefined {
  const texts = Object.entries(KINDS_OF_CHANGES).flatMap(([kind, { word }]) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count > 0 ? [`${word} ${count} 种`] : [];
  });
  return texts.length > 0 ? texts.join('，') : undefined;
}

/** The changes of a followed product since the visit before today. */
export type ChangesOf = (product: FollowedProduct) => readonly FollowedChange[];

/**
 * Keeps price and stock of the rows as they stand today, and says what has changed since the visit of a day before.
 * @param offerOf the terms of today, as far as they are there
 */
export function useFollowedChanges(
  products: readonly FollowedProduct[],
  offerOf: (product: FollowedProduct) => Offer | undefined,
): ChangesOf {
  const { saletoCode } = useAccount();
  const [visit] = useState(() => visitOn(shanghaiDate(new Date()), seenSlot(saletoCode).read()));
  const known = products.flatMap((product) => {
    const offer = offerOf(product);
    return offer?.terms === 'ready' ? [[product.productCode, termsOf(offer)] as const] : [];
  });
  const text = JSON.stringify(known);
  useEffect(() => {
    const now = JSON.parse(text) as typeof known;
    if (now.length === 0) return;
    const before = seenSlot(saletoCode).read();
    // A tab that stayed open over midnight takes nothing from the visit of a newer day.
    if (before && before.day > visit.day) return;
    const stored = visitOn(visit.day, before);
    const fresh = now.map(([code, terms]) => [code, seenTerms(stored.latest[code], terms)] as const);
    seenSlot(saletoCode).write({ ...stored, latest: { ...stored.latest, ...Object.fromEntries(fresh) } });
  }, [text, visit, saletoCode]);
  const changes = new Map(known.map(([code, now]) => [code, followedChanges(visit.before[code], now)]));
  return ({ productCode }) => changes.get(productCode) ?? [];
}

function termsOf({ price, stock }: Offer) {
  return { price: price?.price, priceType: price?.priceType, stock: stock?.stock };
}
