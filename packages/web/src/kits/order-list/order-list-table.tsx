import type { ReactNode } from 'react';
import { listState } from '#platform/calls/list-state';
import { PlainButton } from '#ui/button/plain-button';
import { FilterBar, type FilterField } from '#ui/input/filter-bar';
import type { OrderPage } from './define-order-list';
import type { OrderRow } from './order-row';
import { OrderTable } from './order-table';
import type { TypedList } from './use-order-list';

interface OrderListTableProps<Page extends OrderPage, Row extends OrderRow, Name extends string> {
  readonly list: TypedList<Page, Row, Name>;
  readonly fields: readonly FilterField<Name>[];
  /** Between the filters and the rows. */
  readonly children?: ReactNode;
}

/** The filters and the rows of a list. */
export function OrderListTable<Page extends OrderPage, Row extends OrderRow, Name extends string>(
  props: OrderListTableProps<Page, Row, Name>,
) {
  const { list: typedList, fields, children } = props;
  const { list, filter, query, total, typed } = typedList;
  const { pageNum, pageSize, isNarrowed } = filter;
  const words = (isNarrowed && list.narrowed) || list.empty;
  const action = isNarrowed ? <PlainButton onClick={filter.clear}>清除条件</PlainButton> : list.empty.action;
  return (
    <>
      <FilterBar fields={fields} values={filter.values} onChange={filter.set} onClear={filter.clear} />
      {children}
      <OrderTable
        label={list.label}
        columns={list.columns}
        caption={list.caption?.(total)}
        rows={typed.shownRows}
        entries={typed.entries}
        state={listState(query, list.failure)}
        empty={{ title: words.title, reason: words.reason, action }}
        page={{ pageNum, pageSize, total, onChange: filter.setPage }}
      />
    </>
  );
}
