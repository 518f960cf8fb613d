import { STORE_REPORT_STATES } from '@dealer-portal/rules/states';
import { compareTimes } from '@dealer-portal/rules/time';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { boothsQuery, type StoreReport } from '../queries';
import { BoothForm } from './booth-form';

/** 展位维护上报: the booth of the address, or the first that waits, is reported with its pictures (FIN-11). */
export function Component() {
  const [params] = useSearchParams();
  const reportNo = params.get('reportNo');
  const query = useQuery(boothsQuery(useAccount()));
  return (
    <div className="page">
      <PageHeader context={<Link to={href('indexNoReported')}>未上报</Link>} />
      <Loaded query={query} failure="展位没有加载出来" isKept>
        {({ records }) => {
          const booth = boothToReport(records, reportNo);
          return booth ? <BoothForm key={booth.reportNo} booth={booth} /> : <NoBooth reportNo={reportNo} />;
        }}
      </Loaded>
    </div>
  );
}

/** The named booth; without a name the one that is due first. */
function boothToReport(booths: readonly StoreReport[], reportNo: string | null): StoreReport | undefined {
  if (reportNo !== null) return booths.find((booth) => booth.reportNo === reportNo);
  const open = booths.filter(({ status }) => status !== STORE_REPORT_STATES.reported.value);
  return [...open].sort((left, right) => compareTimes(left.dueDate, right.dueDate))[0];
}

function NoBooth({ reportNo }: { readonly reportNo: string | null }) {
  return (
    <EmptyState
      title={reportNo === null ? '没有要上报的展位' : `没有找到展位 ${reportNo}`}
      reason={reportNo === null ? '所有展位都已上报。' : '上报单号可能不完整，请从展位维护中选择。'}
      action={
        <ButtonLink kind="primary" to={href('boothMaintenanceMain')}>
          查看展位维护
        </ButtonLink>
      }
    />
  );
}
