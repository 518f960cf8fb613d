import { ReportTable } from '#widgets/report/report-table';
import { useReportFilter } from '#widgets/report/use-report';
import { filterOfRebate, RebateChoice } from './rebate-choice';
import { SETTLEMENTS } from './settlement-report';

/** 返利结算明细: the rebate of the address, else the newest, month by month (FIN-05). */
export function Component() {
  const filter = useReportFilter(SETTLEMENTS);
  return (
    <RebateChoice>
      {(choices, newest) => (
        <ReportTable
          report={SETTLEMENTS}
          choices={{ rebateNo: choices }}
          filter={filterOfRebate(filter, newest)}
        />
      )}
    </RebateChoice>
  );
}
