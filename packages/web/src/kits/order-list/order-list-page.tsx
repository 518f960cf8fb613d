import type { ReactNode } from 'react';
import { usePageSearch } from '#platform/browser/page-search';
import { listState } from '#platform/calls/list-state';
import { PlainButton } from '#ui/button/plain-button';
import { FilterBar } from '#ui/input/filter-bar';
import type { Choice } from '#ui/input/plain-select';
import { PageHeader } from '#ui/page/page-header';
import { type Part, PartialNote } from '#ui/page/partial-note';
import { BY_MODEL, type OrderPage } from './define-order-list';
import type { OrderRow } from './order-row';
import { OrderTable } from './order-table';
import type { TypedList } from './use-order-list';

export interface OrderListPageProps<Page extends OrderPage, Row extends OrderRow, Name extends string> {
  readonly list: TypedList<Page, Row, Name>;
  /** One line under the title; the ship-to when absent. */
  readonly context?: string;
  readonly headerActions: ReactNode;
  /** Between the heading and the filters. */
  readonly notes?: ReactNode;
  /** The values of the filters that are chosen. */
  readonly choices?: Readonly<Partial<Record<Name, readonly Choice[]>>>;
  /** Data beside the rows that may be missing. */
  readonly parts?: readonly Part[];
  /** The bar with the button for what was typed. */
  readonly children: ReactNode;
}

/** A page that is an order list: the title of its route, filters and rows, and the bar below them. */
export function OrderListPage<Page extends OrderPage, Row extends OrderRow, Name extends string>(
  props: OrderListPageProps<Page, Row, Name>,
) {
  const { list: typedList, headerActions, notes, choices, parts = [], children } = props;
  const { list, account, filter, query, total, typed } = typedList;
  const { pageNum, pageSize, isNarrowed } = filter;
  usePageSearch((keyword) => filter.replace({ ...filter.values, [BY_MODEL.name]: keyword }));
  const fields = list.filters.map((field) =>
    field.kind === 'text'
      ? { ...field, kind: field.kind }
      : { ...field, kind: field.kind, options: choices?.[field.name] ?? [] },
  );
  const words = (isNarrowed && list.narrowed) || list.empty;
  const action = isNarrowed ? <PlainButton onClick={filter.clear}>清除条件</PlainButton> : list.empty.action;
  return (
    <div className="page">
      <PageHeader context={props.context ?? `送达方 ${account.shipToLabel}`} actions={headerActions} />
      {notes}
      <FilterBar fields={fields} values={filter.values} onChange={filter.set} onClear={filter.clear} />
      <PartialNote parts={parts} />
      <OrderTable
        label={list.label}
        columns={list.columns}
        caption={list.caption?.(total)}
        rows={typed.shownRows}
        entries={typed.entries}
        state={listState(query, `${list.label}没有加载出来`)}
        empty={{ title: words.title, reason: words.reason, action }}
        page={{ pageNum, pageSize, total, onChange: filter.setPage }}
      />
      {children}
    </div>
  );
}
