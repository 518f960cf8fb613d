// No report: the differences are a part of their month.
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import { listOf } from '#ui/text/list-of';
import { orderAddress } from '#widgets/document-line/document-address';
import type { Reconciliation } from '../reconciliation-report';
import type { CloseDifference } from './close-items';
import { useDifferenceReason } from './use-difference-reason';

const column = columnsOf<CloseDifference>();

const columnsWith = (reasonOf: (difference: CloseDifference) => string | undefined) => [
  column.custom('voucherNo', '凭证号', { width: 136, text: ({ voucherNo }) => voucherNo || '无对应凭证' }),
  column.date('voucherDate', '日期', { width: 112 }),
  column.code('orderNo', '订单号', { width: 128, to: orderAddress }),
  column.custom('reason', '原因', {
    width: 240,
    text: (difference) => reasonOf(difference) ?? '—',
  }),
  column.money('difference', '差', { width: 128 }),
];

/** 差异说明: each difference of a closed month with its reason; nothing where both books agree. */
export function ExplainedDifferences({ reconciliation }: { readonly reconciliation: Reconciliation }) {
  const reasonOf = useDifferenceReason(reconciliation);
  const { period } = reconciliation;
  const differenceList = listOf(reconciliation.differenceList);
  if (differenceList.length === 0) return null;
  return (
    <section>
      <h2>差异说明</h2>
      <DataTable
        label={`${period} 的差异`}
        columns={columnsWith(reasonOf)}
        rows={differenceList}
        rowKey={({ voucherNo }) => voucherNo}
        state={{ kind: 'ready' }}
        empty={{ title: '没有差异' }}
        totalsLabel="全部"
      />
    </section>
  );
}
