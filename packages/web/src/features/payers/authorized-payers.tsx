import { listAuthorizedPayTos } from '@dealer-portal/sdk/operations';
import { defineReport, entire } from '#widgets/report/define-report';
import { ReportTable } from '#widgets/report/report-table';
import { payerColumns } from './payer-columns';

const AUTHORIZED_PAYERS = defineReport({
  name: 'authorizedPayer',
  operation: listAuthorizedPayTos,
  input: ({ saletoCode }) => ({ query: { saletoCode } }),
  rows: entire,
  rowKey: ({ payerCode, salesGroupCode }) => `${payerCode} ${salesGroupCode ?? ''}`,
  columns: payerColumns({ defaultCode: undefined, hasHrsBalance: false }),
  noun: '已授权的付款方',
  emptyReason: '其他客户在其付款方页面授权后，会出现在这里。',
});

/** The payers of other customers that have authorised this sold-to to pay with their balance. */
export function AuthorizedPayers() {
  return (
    <section aria-labelledby="authorized-payers" className="payer-section">
      <h2 id="authorized-payers">已授权的付款方</h2>
      <p className="secondary">其他客户授权当前售达方使用其余额付款。</p>
      <ReportTable report={AUTHORIZED_PAYERS} />
    </section>
  );
}
