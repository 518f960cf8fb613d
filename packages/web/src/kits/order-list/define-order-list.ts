/**
 * A list of products into which quantities are typed, as data: what is asked, by which filters, what a row of the answer
 * is, and which columns it has. OrderListPage draws it; the quantities and their sum come with it. For a list whose rows
 * the page puts together itself there are the parts alone: OrderTable, OrderBar and its buttons.
 */
import type { OperationQuery } from '@dealer-portal/sdk/query';
import type { ReactNode } from 'react';
import type { Account } from '#platform/session/account';
import type { DataColumn } from '#ui/table/data-table-types';
import type { OrderRow } from './order-row';

/** The filters that the address has, and which page of how many rows. */
export type OrderFilter<Name extends string> = Readonly<Partial<Record<Name, string>>> & {
  readonly pageNum: number;
  readonly pageSize: number;
};

/** One page of what can be ordered, as the server answers it. */
export interface OrderPage {
  readonly records: readonly unknown[];
  readonly total: number;
}

/** A filter in the address: what is typed, or one of the choices that the page knows. */
interface OrderFilterField<Name extends string> {
  readonly kind: 'text' | 'choice';
  readonly name: Name;
  readonly label: string;
}

/** The keyword, which the search box of the frame fills, too (SEARCH-01). */
export const BY_MODEL = { kind: 'text', name: 'keyword', label: '型号或名称' } as const;

/** Words in place of no rows. */
interface EmptyWords {
  readonly title: string;
  readonly reason: string;
}

/** The definition of a paged list. */
export interface OrderList<Page extends OrderPage, Row extends OrderRow, Name extends string> {
  /** Names what the browser keeps of it, for each sold-to. */
  readonly name: string;
  /** What it lists: 可订样机; 可订样机没有加载出来. */
  readonly label: string;
  readonly filters: readonly OrderFilterField<Name>[];
  readonly query: (account: Account, filter: OrderFilter<Name>) => OperationQuery<Page>;
  readonly rowOf: (record: Page['records'][number]) => Row;
  /** All but the quantity and its sum, the product first. */
  readonly columns: readonly DataColumn<Row>[];
  /** Left above the rows, by how many there are. */
  readonly caption?: (total: number | undefined) => ReactNode;
  /** While no filter is set, with the way to another list. */
  readonly empty: EmptyWords & { readonly action?: ReactNode };
  /** While one is set, where that changes the words; 清除条件 comes by itself. */
  readonly narrowed?: EmptyWords;
  /**
   * Whether a stored value is a row of it. With that, rows with a number are kept beside their numbers: those of other
   * pages count after a reload, too.
   */
  readonly isRow?: (value: unknown) => value is Row;
}

/** Checks a definition against the answer of its query. */
export function defineOrderList<Page extends OrderPage, Row extends OrderRow, Name extends string>(
  list: OrderList<Page, Row, Name>,
): OrderList<Page, Row, Name> {
  return list;
}
