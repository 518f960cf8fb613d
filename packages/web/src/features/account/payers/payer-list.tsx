// No report: the payers come from one of two calls, of a sales group that another call names.

import {
  defaultPayerRefusal,
  PAYER_PAGES,
  type PayerPage,
  payerText,
} from '@dealer-portal/rules/payer-details';
import { VALIDITY_STATES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { FilterBar, type FilterField } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { DataTable } from '#ui/table/data-table';
import { codeAndName } from '#ui/text/joined';
import { AuthorizedPayers } from './authorized-payers';
import { payerAddress } from './payer/payer-address';
import { PayerExport } from './payer-export';
import { payerColumns } from './payers-report';
import { defaultsQuery } from './queries';
import { useDefaultPayer } from './use-default-payer';
import { usePayerRows } from './use-payer-rows';
import { UseSums } from './use-sums';

const FILTERS = ['status', 'salesGroupCode', 'keyword'] as const;
type FilterName = (typeof FILTERS)[number];

const STATUS_FIELD: FilterField<FilterName> = {
  kind: 'tabs',
  name: 'status',
  label: '付款方状态',
  options: [
    { value: '', label: VALIDITY_STATES.valid.label },
    { value: VALIDITY_STATES.gone.value, label: VALIDITY_STATES.gone.label },
  ],
};
const KEYWORD_FIELD: FilterField<FilterName> = { kind: 'text', name: 'keyword', label: '付款方编码或名称' };

type Groups = ReturnType<typeof usePayerRows>['groups'];

function fieldsOf(isByGroup: boolean, groups: Groups): readonly FilterField<FilterName>[] {
  if (!isByGroup) return [STATUS_FIELD, KEYWORD_FIELD];
  const options = groups.map(({ salesGroupCode, salesGroupName }) => ({
    value: salesGroupCode,
    label: codeAndName(salesGroupCode, salesGroupName),
  }));
  return [STATUS_FIELD, { kind: 'choice', name: 'salesGroupCode', label: '销售组', options }, KEYWORD_FIELD];
}

/** The payers of one payer page with balances and labels, and the way to the default one (PROF-02). */
export function PayerList({ page }: { readonly page: PayerPage }) {
  const { hasHrsBalance, hasAuthorized } = PAYER_PAGES[page];
  const filter = useAddressFilter(FILTERS);
  const { rows, state, isByGroup, group, groups } = usePayerRows(page, filter.values);
  const defaults = useQuery(defaultsQuery(useAccount()));
  const defaultCode = defaults.data?.payerCode;
  const makeDefault = useDefaultPayer();
  const columns = payerColumns({ defaultCode, hasHrsBalance, addressOf: (code) => payerAddress(page, code) });
  return (
    <>
      <FilterBar
        fields={fieldsOf(isByGroup, groups)}
        values={{ ...filter.values, ...(isByGroup && group && { salesGroupCode: group }) }}
        onChange={filter.set}
        onClear={filter.isNarrowed ? filter.clear : undefined}
      />
      <DataTable
        label="付款方"
        caption={rows.length > 0 && <UseSums payers={rows} />}
        tools={<PayerExport columns={columns} rows={rows} />}
        columns={columns}
        rows={rows}
        rowKey={({ payerCode, salesGroupCode }) => `${payerCode} ${salesGroupCode ?? ''}`}
        state={state}
        empty={{
          title: filter.isNarrowed ? '没有符合条件的付款方' : '没有付款方',
          reason: '新付款方由客户经理审批；可换一个状态或销售组查看。',
          action: filter.isNarrowed && <PlainButton onClick={filter.clear}>清除条件</PlainButton>,
        }}
        {...(defaults.isError && { partial: '默认付款方没有查到，「默认」标签可能缺失' })}
        actions={(payer) => [
          {
            key: 'default',
            label: '设为默认',
            onClick: () => makeDefault(payer),
            disabledReason: payerText(defaultPayerRefusal(payer, defaultCode)),
          },
        ]}
        actionsWidth={104}
      />
      {hasAuthorized && <AuthorizedPayers />}
    </>
  );
}
