import { type Dated, endingSoon, monthDay } from '@dealer-portal/rules/home';
import { formatYuan } from '@dealer-portal/rules/money';
import { FIRST_ROWS } from '@dealer-portal/rules/page';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIsFirstViewOver } from '#platform/browser/first-view';
import type { LoadedQuery } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PRICE_WORDS } from '#widgets/goods/goods-cells';
import { type Offer, offersOf } from '#widgets/products/offer';
import { offerAddress } from '#widgets/products/offer-price';
import { asideProductsQuery, policiesQuery } from '#widgets/products/queries';
import { useOfferTerms } from '#widgets/products/use-offer-terms';
import { useOffers } from '#widgets/products/use-offers';
import { useProductsByCode } from '#widgets/products/use-products-by-code';
import { bulkActivitiesQuery, type NewestRows, newestWords, packagesQuery } from './queries';
import type { HomeRights } from './use-home-rights';

/** A price or an offer that ends. */
export interface EndingOffer {
  readonly key: string;
  /** Its kind in two characters. */
  readonly kind: string;
  readonly title: string;
  readonly price: string;
  readonly ordinary?: string | undefined;
  readonly note: string;
  readonly endDate: string | undefined;
  readonly to: string;
  readonly act: string;
}

/** So many offers are shown. */
export const SHOWN_OFFERS = 4;

/** The products of the panels. */
const SPECIAL_GOODS = { ...FIRST_ROWS, searchTab: '特价' };
const NEW_GOODS = { ...FIRST_ROWS, isNewProduct: true };

const ASIDE = { ask: asideProductsQuery };

type OfferRights = Pick<HomeRights, 'seesBulk' | 'seesPackages'>;

/**
 * The offers that end soon: special prices, and bulk orders and packages where they may be opened. They are asked for when
 * the first page has had its time: what is due and what is ordered again comes before.
 */
export function useOffersEnding({
  seesBulk,
  seesPackages,
}: OfferRights): LoadedQuery<readonly EndingOffer[]> & { readonly note: string } {
  const account = useAccount();
  const isAsked = useIsFirstViewOver();
  const special = useOffers(SPECIAL_GOODS, undefined, { ...ASIDE, asksStock: false, isAsked });
  const sooner = useSoonerOffers(special.offers);
  const bulk = useQuery(bulkActivitiesQuery(account, isAsked && seesBulk));
  const packages = useQuery(packagesQuery(account, isAsked && seesPackages));
  const ending = useMemo(
    () => [
      ...[...sooner.offers, ...special.offers].flatMap(specialOffer),
      ...(bulk.data?.records ?? []).map(bulkOffer),
      ...(packages.data?.records ?? []).map(packageOffer),
    ],
    [sooner.offers, special.offers, bulk.data, packages.data],
  );
  const parts = [
    special.page,
    ...sooner.queries,
    ...(seesBulk ? [bulk] : []),
    ...(seesPackages ? [packages] : []),
  ];
  const query = combineParts(
    parts,
    special.state === 'loading' && special.offers.length > 0 ? undefined : ending,
  );
  return { ...query, note: firstWords({ 大单: bulk.data, 套餐: packages.data }) };
}

/** The lists of which the first rows alone were looked at: 大单、套餐只看前 10 个. Empty where all were. */
function firstWords(pages: Readonly<Record<string, NewestRows<unknown> | undefined>>): string {
  const names = Object.keys(pages).filter((name) => newestWords(pages[name]) !== '');
  return names.length === 0 ? '' : `${names.join('、')}只看前 ${FIRST_ROWS.pageSize} 个`;
}

/**
 * The offers of the special prices that end first, as far as the first page of special prices does not hold them: the
 * prices come for the whole catalogue, and no call sorts products by their end.
 */
function useSoonerOffers(known: readonly Offer[]) {
  const account = useAccount();
  const policies = useQuery(policiesQuery(account)).data;
  const codes = useMemo(() => {
    const ends = (policies ?? []).filter(({ priceType }) => priceType === 'TJ');
    const soonest = endingSoon(ends, new Date()).slice(0, SHOWN_OFFERS);
    const there = new Set(known.map(({ product }) => product.productCode));
    return [...new Set(soonest.map(({ productCode }) => productCode))].filter((code) => !there.has(code));
  }, [policies, known]);
  const isNeeded = known.length > 0 && codes.length > 0;
  const products = useProductsByCode(isNeeded ? codes : undefined);
  const { terms } = useOfferTerms(isNeeded ? codes : NO_CODES, 'TJ', { asksStock: false });
  const offers = useMemo(() => offersOf([...(products.data?.values() ?? [])], terms), [products.data, terms]);
  return { offers, queries: isNeeded ? [products] : [] };
}

const NO_CODES: readonly string[] = [];

/** The products that are recommended: the special and the new ones; none come while they are not asked for. */
export function useRecommended(isAsked: boolean): LoadedQuery<readonly Offer[]> {
  const special = useOffers(SPECIAL_GOODS, undefined, { ...ASIDE, isAsked });
  const fresh = useOffers(NEW_GOODS, undefined, { ...ASIDE, isAsked });
  const offers = isAsked ? [...special.offers, ...fresh.offers] : undefined;
  return combineParts([special.page, fresh.page], offers);
}

interface Part {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Several calls as one: failed where one failed, there when all are; a retry asks again for what failed. */
function combineParts<T>(parts: readonly Part[], data: T | undefined): LoadedQuery<T> {
  const error = parts.find(({ isError }) => isError)?.error ?? null;
  const isWaiting = parts.some(({ isPending, isError }) => isPending && !isError);
  return {
    data: error || isWaiting ? undefined : data,
    error,
    refetch: () => {
      for (const { isError, refetch } of parts) if (isError) void refetch();
    },
  };
}

function specialOffer({ product, price }: Offer): readonly EndingOffer[] {
  if (!price || price.priceType === 'PT' || !price.endDate) return [];
  const { allowed, endDate, ordinaryPrice } = price;
  return [
    {
      key: product.productCode,
      kind: PRICE_WORDS[price.priceType],
      title: product.productModel,
      price: `${PRICE_WORDS[price.priceType]} ${formatYuan(price.price)}`,
      ordinary: ordinaryPrice === undefined ? undefined : formatYuan(ordinaryPrice),
      note: allowed === undefined ? '' : `余 ${allowed} 台`,
      endDate,
      to: offerAddress(product.productCode, price),
      act: '按特价订',
    },
  ];
}

interface BulkActivity {
  readonly activityId: string;
  readonly activityName: string;
  readonly endTime: string;
  readonly minAmount?: number | undefined;
  readonly description?: string | undefined;
}

function bulkOffer({
  activityId,
  activityName,
  endTime,
  minAmount,
  description = '',
}: BulkActivity): EndingOffer {
  return {
    key: activityId,
    kind: '大单',
    title: activityName,
    price: minAmount === undefined ? '' : `满 ${formatYuan(minAmount)} 起`,
    note: description,
    endDate: endTime,
    to: `${href('bigorderDetail')}?activityId=${activityId}`,
    act: '去下大单',
  };
}

interface Package {
  readonly packageId: string;
  readonly packageName: string;
  readonly packageAmount: number;
  readonly originalAmount?: number | undefined;
  readonly usableQty?: number | undefined;
  readonly endDate?: string | undefined;
}

function packageOffer(pack: Package): EndingOffer {
  const { packageId, packageName, packageAmount, originalAmount, usableQty, endDate } = pack;
  return {
    key: packageId,
    kind: '套餐',
    title: packageName,
    price: formatYuan(packageAmount),
    ordinary: originalAmount === undefined ? undefined : formatYuan(originalAmount),
    note: usableQty === undefined ? '' : `余 ${usableQty} 套`,
    endDate,
    to: href('packageList'),
    act: '查看套餐',
  };
}

/** The event of an offer on the ruler of days. */
export function endingEvent({ key, title, kind, price, endDate = '' }: EndingOffer): Dated {
  return { key, date: endDate, short: kind, text: `${title} ${price} ${monthDay(endDate)} 止` };
}
