import { certificatesToRenew } from '@dealer-portal/rules/certificates';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { listState } from '#platform/calls/list-state';
import { config } from '#platform/config';
import { useAccount } from '#platform/session/account';
import { PageHeader } from '#ui/page/page-header';
import { codeAndName } from '#ui/text/joined';
import { CertificateTable } from './certificate-table';
import { archiveQuery } from './queries';
import './customer-view.css';

/** 证件过期: the certificates that have run out or will soon, and who renews them. */
export function Component() {
  const { saletoCode, saleInfo } = useAccount();
  const archive = useQuery(archiveQuery(saletoCode));
  const overdue = certificatesToRenew(archive.data?.certificateList ?? []);
  // The notice is drawn before the answer: one that comes later moves the table.
  const isNone = archive.data !== undefined && overdue.length === 0;
  return (
    <div className="page">
      <PageHeader context={codeAndName(saletoCode, saleInfo.customerName)} />
      {!isNone && (
        <Alert
          className="customer-overdue"
          type="warning"
          showIcon
          title={`证件过期后将不能下单。请把新证件交给客户经理登记（热线 ${config.hotline}）。`}
        />
      )}
      <CertificateTable
        certificates={overdue}
        state={listState(archive, '证件没有加载出来')}
        empty={{ title: '没有过期或即将到期的证件', reason: '全部证件都在有效期内。' }}
      />
    </div>
  );
}
