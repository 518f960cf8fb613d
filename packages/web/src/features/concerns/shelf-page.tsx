import { listDiscountPrototypes } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { listState } from '#platform/calls/list-state';
import { accountQuery } from '#platform/calls/query';
import { dialogs, notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { FilterBar } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import { putOnShelf, takeOffShelf } from '#widgets/products/shelf-calls';
import { SHELF_COLUMNS, type ShelfItem, type ShelfMove, whyNotMove } from './shelf-columns';
import './concerns.css';

const MOVES = {
  up: { send: putOnShelf, label: '上架' },
  down: { send: takeOffShelf, label: '下架' },
} as const;

/** 商品上下架: the sample machines that are sold at a discount. Assumption: no other call puts goods on or off a shelf. */
export function Component() {
  const account = useAccount();
  const filter = useAddressFilter(['status', 'keyword'] as const);
  const { values, pageNum, pageSize } = filter;
  const query = { saletoCode: account.saletoCode, ...values, pageNum, pageSize };
  const items = useQuery({
    ...accountQuery(listDiscountPrototypes, { query }, account),
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ask = useAskMove(() => setChosen([]));
  return (
    <div className="page">
      <PageHeader context={`售达方 ${account.saletoCode} · 折扣样机`} />
      <FilterBar
        fields={[
          {
            kind: 'tabs',
            name: 'status',
            label: '状态',
            options: [
              { value: '', label: '全部' },
              { value: '20', label: '已上架' },
              { value: '10', label: '未上架' },
            ],
          },
          { kind: 'text', name: 'keyword', label: '型号或名称' },
        ]}
        values={values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      <DataTable
        label="折扣样机"
        columns={SHELF_COLUMNS}
        rows={items.data?.records ?? []}
        rowKey={({ id }) => id}
        state={listState(items, '商品没有加载出来')}
        empty={{
          title: filter.isNarrowed ? '没有符合条件的商品' : '没有可上下架的商品',
          reason: '出样满一年的样机可以折扣上架。',
          action: filter.isNarrowed && <Button onClick={filter.clear}>清除条件</Button>,
        }}
        selection={{
          keys: chosen,
          onChange: setChosen,
          summary: (rows) => `已选 ${rows.length} 种`,
          actions: (rows) =>
            (['down', 'up'] as const).map((move) => {
              const able = rows.filter((row) => whyNotMove(row, move) === undefined);
              return (
                <ReasonButton
                  key={move}
                  whyNot={able.length === 0 ? `所选商品都不能${MOVES[move].label}` : undefined}
                  onClick={() => ask(able, move)}
                >
                  {MOVES[move].label} {able.length} 种
                </ReasonButton>
              );
            }),
        }}
        actions={(row) =>
          (['up', 'down'] as const).map((move) => ({
            key: move,
            label: MOVES[move].label,
            onClick: () => ask([row], move),
            whyNot: whyNotMove(row, move),
          }))
        }
        actionsWidth={112}
        page={{ pageNum, pageSize, total: items.data?.total ?? 0, onChange: filter.setPage }}
      />
    </div>
  );
}

/** Asks, then moves the goods; names one, counts several. */
function useAskMove(onDone: () => void): (items: readonly ShelfItem[], move: ShelfMove) => void {
  const { saletoCode } = useAccount();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ ids, move }: { readonly ids: readonly string[]; readonly move: ShelfMove }) =>
      MOVES[move].send(saletoCode, ids),
    onSuccess: async (result, { ids, move }) => {
      if (!result.ok) return;
      notify('success', `已${MOVES[move].label} ${ids.length} 种`);
      await queryClient.invalidateQueries({ queryKey: operationKey(listDiscountPrototypes) });
      onDone();
    },
  });
  return (items, move) => {
    const [first] = items;
    const what = items.length === 1 ? (first?.productModel ?? '') : `${items.length} 种商品`;
    dialogs.confirm({
      title: `${MOVES[move].label} ${what}？`,
      okText: `${MOVES[move].label} ${what}`,
      cancelText: '不操作',
      onOk: () => mutateAsync({ ids: items.map(({ id }) => id), move }),
    });
  };
}
