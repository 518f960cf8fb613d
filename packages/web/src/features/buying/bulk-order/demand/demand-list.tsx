import { demandActionRefusal, demandText } from '@dealer-portal/rules/bulk-order';
import { demandFinalDate, demandStatusName } from '@dealer-portal/rules/messages';
import { choicesOf, DEMAND_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { listDemands } from '@dealer-portal/sdk/operations';
import { defineReport, paged } from '#kits/report/define-report';
import { ReportTable } from '#kits/report/report-table';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { columnsOf } from '#ui/table/columns';
import { DemandStatus, useDemandStatusName } from './demand-status';
import { useDeleteDemand } from './use-delete-demand';

const column = columnsOf<RecordOf<'listDemands'>>();

/** The dealer's demands: state by the lookup, final time trimmed to its date (BIG-01). */
const DEMANDS = defineReport({
  name: 'demand',
  operation: listDemands,
  input: ({ saletoCode }, filters, page) => ({ query: { customerCode: saletoCode, ...filters, ...page } }),
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.text('demandName', '需求', {
      key: 'demand',
      width: 240,
      to: ({ id }) => demandHref({ id }),
      detail: ['需求单号', ({ demandNo }) => demandNo],
    }),
    column.text('categoryName', '品类 / 意向型号', {
      key: 'product',
      width: 180,
      detail: ['型号', ({ productModel }) => productModel || '不限型号'],
    }),
    column.number('number', '数量', { width: 90, unit: '台' }),
    column.money('expectPrice', '期望单价', { key: 'price', width: 116, total: false }),
    column.custom('final', '截止日期', { width: 108, text: ({ finalTime }) => demandFinalDate(finalTime) }),
    column.custom('status', '状态', {
      width: 96,
      text: ({ status }) => demandStatusName(status),
      render: ({ status }) => <DemandStatus status={status} />,
    }),
  ],
  filters: [
    { kind: 'text', name: 'keyword', label: '需求单号或名称' },
    { kind: 'choice', name: 'status', label: '状态', options: [] },
  ],
  noun: '大单需求',
  emptyReason: '活动里没有合适的产品或价格时，可以提交需求，由产业评估报价。',
});

/** The address of a demand's detail, of its form, or of an empty form. */
export function demandHref(params: { readonly id?: string; readonly mode?: 'new' | 'edit' }): string {
  return `${href('bulkOrderInfo')}?${new URLSearchParams(params)}`;
}

/** The demands, each to be changed or deleted while it may be (BIG-01). */
export function DemandList() {
  const statusName = useDemandStatusName();
  const askDelete = useDeleteDemand();
  const create = (
    <ButtonLink kind="primary" to={demandHref({ mode: 'new' })}>
      提交大单需求
    </ButtonLink>
  );
  return (
    <ReportTable
      report={DEMANDS}
      choices={{ status: choicesOf(DEMAND_STATES).map(({ value }) => ({ value, label: statusName(value) })) }}
      tools={create}
      emptyAction={create}
      actionsWidth={128}
      actions={(demand) => {
        const facts = { status: demand.status, isEvaluated: false };
        return [
          {
            key: 'edit',
            label: '修改',
            to: demandHref({ id: demand.id, mode: 'edit' }),
            disabledReason: demandText(demandActionRefusal('edit', facts)),
          },
          {
            key: 'delete',
            label: '删除',
            isDanger: true,
            disabledReason: demandText(demandActionRefusal('delete', facts)),
            onClick: () => askDelete(demand),
          },
        ];
      }}
    />
  );
}
