import { Alert } from 'antd';
import { ReportPage } from '#kits/report/report-page';
import { useReport } from '#kits/report/use-report';
import { Arriving } from '#ui/page/arriving';
import { OPEN_FINANCINGS, repayActions } from '../financings/financing-report';
import { CREDIT_LINES } from './credit-report';
import '../lending.css';

/** 违约查看: whether a repayment is overdue, and the financings that are not repaid, by their due date (FIN-07). */
export function Component() {
  const { query, data } = useReport(CREDIT_LINES);
  return (
    <ReportPage report={OPEN_FINANCINGS} actions={repayActions} actionsWidth={88}>
      {query.isPending && <Arriving />}
      {data &&
        (data.isOverdue ? (
          <Alert className="lending-facts" type="warning" showIcon title="有融资逾期未还，还清前不能再融资" />
        ) : (
          <Alert className="lending-facts" type="success" showIcon title="没有逾期的融资" />
        ))}
    </ReportPage>
  );
}
