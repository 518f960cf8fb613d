import { ReportPage } from '#kits/report/report-page';
import { useReport } from '#kits/report/use-report';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { AGREEMENTS, isSigned, signActions } from './agreement-report';

/** 协议列表: the protocols that the customer has signed or has still to sign. */
export function Component() {
  const { data, rows } = useReport(AGREEMENTS);
  const waiting = rows.filter((row) => !isSigned(row)).length;
  return (
    <ReportPage
      report={AGREEMENTS}
      context={data && `${waiting} 份待签署`}
      headerActions={<ButtonLink to={href('documentVault')}>文件档案</ButtonLink>}
      actions={signActions}
      actionsWidth={88}
    />
  );
}
