import { ReportTable } from '#kits/report/report-table';
import { PageTitle } from '#ui/page/page-title';
import { AUTHORIZED_PAYERS } from './payers-report';
import './payers.css';

/** The payers of other customers that have authorised this sold-to to pay with their balance. */
export function AuthorizedPayers() {
  return (
    <section aria-labelledby="authorized-payers" className="payer-section page-below">
      <h2 id="authorized-payers">已授权的付款方</h2>
      <p className="secondary">其他客户授权当前售达方使用其余额付款。</p>
      {/* Its file is called as the list is, and not as the page. */}
      <PageTitle value="已授权的付款方">
        <ReportTable report={AUTHORIZED_PAYERS} />
      </PageTitle>
    </section>
  );
}
