import { sumMoney } from '@dealer-portal/rules/money';
import type { Result } from '@dealer-portal/sdk';
import { listDiscountPrototypes } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listState } from '#platform/calls/list-state';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { FilterBar } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import { putOnShelf, takeOffShelf } from '#widgets/products/shelf-calls';
import { ProductCell } from './product-cell';
import { type Prototype, prototypesQuery } from './queries';

const FILTERS = ['status', 'keyword'] as const;
const STATES = [
  { value: '', label: '全部' },
  { value: '10', label: '未上架' },
  { value: '20', label: '已上架' },
  { value: '30', label: '已售出' },
] as const;
const TONES: Readonly<Record<string, StatusTone>> = { '10': 'neutral', '20': 'moving', '30': 'done' };
const UNSHELVED = '10';
const SHELVED = '20';

const COLUMNS: readonly DataColumn<Prototype>[] = [
  {
    key: 'product',
    title: '产品',
    width: 240,
    render: ({ productCode, productModel, productName }) => (
      <ProductCell productCode={productCode} productModel={productModel} productName={productName} />
    ),
  },
  { key: 'number', title: '数量', width: 72, isFigure: true, render: ({ number }) => `${number} 台` },
  {
    key: 'price',
    title: '供价',
    width: 112,
    isFigure: true,
    render: ({ price }) => <Money amount={price} />,
  },
  {
    key: 'rate',
    title: '折扣',
    width: 80,
    isFigure: true,
    // 0.75 is said as 7.5 折.
    render: ({ discountRate }) =>
      discountRate === undefined ? '—' : `${Math.round(discountRate * 100) / 10} 折`,
  },
  {
    key: 'discountPrice',
    title: '折扣价',
    width: 112,
    isFigure: true,
    render: ({ discountPrice }) => <Money amount={discountPrice} strong />,
  },
  { key: 'shop', title: '出样门店', width: 160, render: ({ shopName }) => shopName || '—' },
  { key: 'sampleDate', title: '出样日期', width: 104, render: ({ sampleDate }) => sampleDate || '—' },
  {
    key: 'status',
    title: '状态',
    width: 88,
    render: ({ status, statusName }) => <StatusTag tone={TONES[status] ?? 'neutral'}>{statusName}</StatusTag>,
  },
];

/** The sample machines that are sold off: put on the shelf and taken off it, one or several. */
export function PrototypeList() {
  const account = useAccount();
  const filter = useAddressFilter(FILTERS);
  const { pageNum, pageSize } = filter;
  const prototypes = useQuery({
    ...prototypesQuery(account, { ...filter.values, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  const [keys, setKeys] = useState<readonly string[]>([]);
  const { shelve, unshelve } = useShelf(account.saletoCode, () => setKeys([]));
  return (
    <>
      <FilterBar
        fields={[
          { kind: 'tabs', name: 'status', label: '状态', options: STATES },
          { kind: 'text', name: 'keyword', label: '型号或产品名称' },
        ]}
        values={filter.values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      <DataTable
        label="折扣样机"
        columns={COLUMNS}
        rows={prototypes.data?.records ?? []}
        rowKey={({ id }) => id}
        state={listState(prototypes, '折扣样机没有加载出来')}
        empty={{ title: '没有折扣样机', reason: '样机出样满一年后可折扣销售。' }}
        page={{ pageNum, pageSize, total: prototypes.data?.total ?? 0, onChange: filter.setPage }}
        actionsWidth={112}
        actions={({ id, status, statusName }) => [
          status === SHELVED
            ? { key: 'down', label: '下架', onClick: () => void unshelve([id]) }
            : {
                key: 'up',
                label: '上架',
                whyNot: status === UNSHELVED ? undefined : `样机${statusName}`,
                onClick: () => void shelve([id]),
              },
        ]}
        selection={{
          keys,
          onChange: setKeys,
          whyNot: ({ status, statusName }) => (status === UNSHELVED ? undefined : `样机${statusName}`),
          summary: (rows) => (
            <>
              已选 {rows.length} 台 · 折扣价合计{' '}
              <Money amount={sumMoney(rows.map(({ discountPrice }) => discountPrice))} strong />
            </>
          ),
          actions: (rows) => (
            <ReasonButton type="primary" onClick={() => shelve(rows.map(({ id }) => id))}>
              上架 {rows.length} 台
            </ReasonButton>
          ),
        }}
      />
    </>
  );
}

function useShelf(saletoCode: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const tell = async (result: Result<unknown>) => {
    if (result.ok) notify('success', result.msg);
    if (result.ok) onDone();
    await queryClient.invalidateQueries({ queryKey: operationKey(listDiscountPrototypes) });
  };
  return {
    shelve: async (ids: readonly string[]) => tell(await putOnShelf(saletoCode, ids)),
    unshelve: async (ids: readonly string[]) => tell(await takeOffShelf(saletoCode, ids)),
  };
}
