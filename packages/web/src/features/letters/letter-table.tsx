import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { FilterBar } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { letterHref } from './letter-columns';
import { type Letter, type LetterStatus, lettersQuery } from './queries';

interface LetterTableProps {
  readonly columns: readonly DataColumn<Letter>[];
  /** The states to choose from; the first one is chosen until the address says otherwise, `''` for all. */
  readonly states: readonly { readonly value: LetterStatus | ''; readonly label: string }[];
  readonly empty: string;
}

/** Letters by state; a row opens its letter. */
export function LetterTable({ columns, states, empty }: LetterTableProps) {
  const account = useAccount();
  const navigate = useNavigate();
  const filter = useAddressFilter(['status'] as const);
  const { values, pageNum, pageSize } = filter;
  const chosen = states.find(({ value }) => value === values.status) ?? states[0];
  const letters = useQuery({
    ...lettersQuery(account, { ...(chosen?.value && { status: chosen.value }), pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <FilterBar
        fields={[{ kind: 'tabs', name: 'status', label: '函件状态', options: states }]}
        values={{ status: chosen?.value ?? '' }}
        onChange={filter.set}
      />
      <DataTable
        label="函件"
        columns={columns}
        rows={letters.data?.records ?? []}
        rowKey={({ id }) => id}
        state={listState(letters, '函件没有加载出来')}
        empty={{
          title: empty,
          reason: '每月的往来余额确认函会发到这里。',
          action: (
            <Link to={href('messagelist')}>
              <Button>查看消息</Button>
            </Link>
          ),
        }}
        actions={({ id, status }) => [
          { key: 'open', label: status === '0' ? '查看并确认' : '查看', to: letterHref(id) },
        ]}
        actionsWidth={84}
        onOpen={({ id }) => void navigate(letterHref(id))}
        page={{ pageNum, pageSize, total: letters.data?.total ?? 0, onChange: filter.setPage }}
      />
    </>
  );
}
