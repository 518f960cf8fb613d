import { isValidPayer, whyNotDefaultPayer } from '@dealer-portal/rules/payer';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useAccount } from '#platform/account';
import { listState } from '#platform/list-state';
import { DataTable } from '#ui/data-table';
import { FilterBar, type FilterField } from '#ui/filter-bar';
import { useAddressFilter } from '#ui/use-address-filter';
import { AuthorizedPayers } from './authorized-payers';
import { payerColumns } from './payer-columns';
import { PAYER_VARIANTS, type PayerPage } from './payer-variants';
import { allPayersQuery, defaultsQuery, type Payer, payersQuery, salesGroupsQuery } from './queries';
import { useDefaultPayer } from './use-default-payer';

const FILTERS = ['status', 'salesGroupCode', 'keyword'] as const;
type FilterName = (typeof FILTERS)[number];

const STATUS_FIELD: FilterField<FilterName> = {
  kind: 'tabs',
  name: 'status',
  label: '付款方状态',
  options: [
    { value: '', label: '有效' },
    { value: '0', label: '失效' },
  ],
};
const WORD_FIELD: FilterField<FilterName> = { kind: 'text', name: 'keyword', label: '付款方编码或名称' };

/** The payers of one payer page with balances and labels, and the way to the default one (PROF-02). */
export function PayerList({ page }: { readonly page: PayerPage }) {
  const account = useAccount();
  const variant = PAYER_VARIANTS[page];
  const isBySalesGroup = variant.source === 'salesGroup';
  const filter = useAddressFilter(FILTERS);
  const { status, keyword = '' } = filter.values;
  const groups = useQuery({
    ...salesGroupsQuery(account, account.saleInfo.customerCode),
    enabled: isBySalesGroup,
  });
  const group =
    filter.values.salesGroupCode ?? (account.saleInfo.salesGroupCode || groups.data?.[0]?.salesGroupCode);
  const some = useQuery({
    ...payersQuery(account, group, status === '0' ? '0' : '1'),
    enabled: isBySalesGroup && group !== undefined,
  });
  const all = useQuery({ ...allPayersQuery(account), enabled: !isBySalesGroup });
  const query: UseQueryResult<readonly Payer[]> = isBySalesGroup ? some : all;
  const defaults = useQuery(defaultsQuery(account));
  const defaultCode = defaults.data?.payerCode;
  const makeDefault = useDefaultPayer();
  const isWanted = (payer: Payer) =>
    `${payer.payerCode} ${payer.customerName}`.includes(keyword) &&
    (isBySalesGroup || isValidPayer(payer) === (status !== '0'));
  const groupField: FilterField<FilterName> = {
    kind: 'choice',
    name: 'salesGroupCode',
    label: '销售组',
    options: (groups.data ?? []).map(({ salesGroupCode, salesGroupName }) => ({
      value: salesGroupCode,
      label: `(${salesGroupCode})${salesGroupName ?? ''}`,
    })),
  };
  return (
    <>
      <FilterBar
        fields={[STATUS_FIELD, ...(isBySalesGroup ? [groupField] : []), WORD_FIELD]}
        values={{ ...filter.values, ...(isBySalesGroup && group && { salesGroupCode: group }) }}
        onChange={filter.set}
        onClear={filter.isNarrowed ? filter.clear : undefined}
      />
      <DataTable
        label="付款方"
        columns={payerColumns({ defaultCode, hasHrsBalance: variant.hasHrsBalance })}
        rows={(query.data ?? []).filter(isWanted)}
        rowKey={({ payerCode, salesGroupCode }) => `${payerCode} ${salesGroupCode ?? ''}`}
        state={listState(isBySalesGroup && groups.isError && !group ? groups : query, '付款方没有加载出来')}
        empty={{
          title: filter.isNarrowed ? '没有符合条件的付款方' : '没有付款方',
          reason: '付款方由客户经理维护；可换一个状态或销售组查看。',
          action: filter.isNarrowed && <Button onClick={filter.clear}>清除条件</Button>,
        }}
        {...(defaults.isError && { partial: '默认付款方没有查到，「默认」标签可能缺失' })}
        totalsLabel="全部"
        actions={(payer) => [
          {
            key: 'default',
            label: '设为默认',
            onClick: () => makeDefault(payer),
            whyNot: whyNotDefaultPayer(payer, defaultCode),
          },
        ]}
        actionsWidth={104}
      />
      {variant.hasAuthorized && <AuthorizedPayers />}
    </>
  );
}
