import { choicesOf, SIGNING_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { querySignContracts } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { ReportTable } from '#kits/report/report-table';
import { openWindow } from '#platform/browser/open-window';
import { columnsOf } from '#ui/table/columns';

const column = columnsOf<RecordOf<'querySignContracts'>>();

const CONTRACTS = defineReport({
  name: 'signContract',
  operation: querySignContracts,
  input: byCustomer,
  rows: paged,
  rowKey: ({ contractCode }) => contractCode,
  columns: [
    column.code('contractCode', '合同编号', { width: 160 }),
    column.text('contractName', '合同', { width: 200 }),
    column.status('status', 'statusName', {
      width: 96,
      states: SIGNING_STATES,
    }),
    column.code('orderNo', '订单号', { width: 128 }),
    column.money('amount', '金额', { width: 136 }),
    column.date('createDate', '发起日期', { width: 112 }),
    column.date('signDate', '签署日期', { width: 112 }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '状态',
      options: choicesOf(SIGNING_STATES),
    },
    { kind: 'text', name: 'keyword', label: '合同编号、名称或订单号' },
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '发起日期' },
  ],
  noun: '订单合同',
  emptyReason: '需要签署的订单合同会出现在这里。',
});

/** The contracts of orders; one that waits is signed at the provider, in a new window. */
export function ContractTable() {
  return (
    <ReportTable
      report={CONTRACTS}
      actions={({ signUrl }) => [
        {
          key: 'sign',
          label: '去签署',
          disabledReason: signUrl ? undefined : '这份合同已经签署',
          onClick: () => {
            if (signUrl) openWindow(signUrl);
          },
        },
      ]}
    />
  );
}
