import { readFigure } from '@dealer-portal/rules/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { slot } from '#platform/browser/storage';
import { paged } from '#platform/calls/paged';
import { useAccount } from '#platform/session/account';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { isNumbered, useKeptEntries } from '#widgets/kept-entries/use-kept-entries';
import type { OrderList, OrderPage } from './define-order-list';
import type { OrderEntries, OrderEntry, OrderRow } from './order-row';
import { useSeenRows } from './use-seen-rows';

/** The rows of a list with what is typed for them: what its bar needs. */
export interface TypedRows<Row extends OrderRow> {
  /** Those on show and those of before: what is typed counts on every page and under every filter. */
  readonly rows: readonly Row[];
  readonly shownRows: readonly Row[];
  readonly entries: OrderEntries;
}

/** One page of a list, and what is typed into it. */
export function useOrderList<Page extends OrderPage, Row extends OrderRow, Name extends string>(
  list: OrderList<Page, Row, Name>,
) {
  const account = useAccount();
  const filter = useAddressFilter(list.filters.map(({ name }) => name));
  const { values, pageNum, pageSize } = filter;
  const query = useQuery(paged(list.query(account, { ...values, pageNum, pageSize })));
  const { data } = query;
  const rows = useMemo(() => (data?.records ?? []).map(list.rowOf), [data, list]);
  const entries = useOrderEntries(list.name);
  const seen = useKeptRows(list, rows, entries);
  const typed: TypedRows<Row> = { rows: seen, shownRows: rows, entries };
  return {
    list,
    account,
    filter,
    query,
    total: readFigure(data?.total),
    typed,
  };
}

/** A list with what is typed into it. */
export type TypedList<Page extends OrderPage, Row extends OrderRow, Name extends string> = ReturnType<
  typeof useOrderList<Page, Row, Name>
>;

/**
 * The quantities of a list, found again after a reload.
 * @param name of the list; they are kept for the sold-to
 */
export function useOrderEntries(name: string): OrderEntries {
  return useKeptEntries<OrderEntry>(`${name}:${useAccount().saletoCode}`, isNumbered);
}

/** The rows on show before; where the list says what a row is, also those that a visit before has typed into. */
function useKeptRows<Page extends OrderPage, Row extends OrderRow, Name extends string>(
  { name, isRow }: OrderList<Page, Row, Name>,
  rows: readonly Row[],
  entries: OrderEntries,
): readonly Row[] {
  const { saletoCode } = useAccount();
  const [stored] = useState(
    () =>
      isRow &&
      slot(
        'session',
        `${name}Rows:${saletoCode}`,
        (value): value is readonly Row[] => Array.isArray(value) && value.every(isRow),
      ),
  );
  const [before] = useState(() => stored?.read());
  const seen = useSeenRows(rows, before);
  useEffect(() => {
    if (!stored) return;
    return entries.subscribe(() => {
      const typed = seen.filter(({ key }) => entries.get(key));
      if (typed.length > 0) stored.write(typed);
      else stored.clear();
    });
  }, [entries, seen, stored]);
  return seen;
}
