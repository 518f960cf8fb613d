import { byAmount } from '@dealer-portal/rules/money';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryOverdueReturns } from '@dealer-portal/sdk/operations';
import { Link } from 'react-router-dom';
import { bySoldTo, defineReport, paged } from '#kits/report/define-report';
import { ReportPage } from '#kits/report/report-page';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { columnsOf } from '#ui/table/columns';
import { listOf } from '#ui/text/list-of';
import { StatusTag } from '#ui/text/status-tag';

const column = columnsOf<RecordOf<'queryOverdueReturns'>>();

const OVERDUE_RETURNS = defineReport({
  name: 'overdueReturn',
  operation: queryOverdueReturns,
  input: bySoldTo,
  rows: paged,
  rowKey: ({ returnNo }) => returnNo,
  columns: [
    column.code('returnNo', '退货单号', { width: 160 }),
    column.custom('overdueDays', '逾期', {
      width: 112,
      text: ({ overdueDays }) => `逾期 ${overdueDays} 天`,
      render: ({ overdueDays }) => <StatusTag tone="bad">逾期 {overdueDays} 天</StatusTag>,
      compare: (left, right) => byAmount(left.overdueDays, right.overdueDays),
    }),
    column.date('returnDeadline', '应退回日期', { width: 120 }),
    column.custom('lines', '产品', {
      width: 240,
      text: ({ lineList }) =>
        listOf(lineList)
          .map(({ productModel, productCode, number }) => `${productModel ?? productCode} × ${number}`)
          .join('、'),
    }),
    column.text('reason', '退货原因', { width: 200 }),
    column.code('orderNo', '原订单', { width: 128 }),
    column.money('returnAmount', '退货金额', { key: 'amount', width: 128 }),
  ],
  filters: [{ kind: 'text', name: 'keyword', label: '退货单号、订单号或型号' }],
  noun: '逾期退货',
  emptyReason: '已批准的退货都已按时退回。',
});

/** 逾期退货: approved returns whose goods are still to be sent back, and since when they should have been. */
export function Component() {
  const { saletoCode } = useAccount();
  return (
    <ReportPage
      report={OVERDUE_RETURNS}
      context={`售达方 ${saletoCode} · 已批准但未按时退回的退货`}
      headerActions={<ButtonLink to={href('returnsmanagement')}>退货管理</ButtonLink>}
      emptyAction={<Link to={href('returnsmanagement')}>查看退货管理</Link>}
    />
  );
}
