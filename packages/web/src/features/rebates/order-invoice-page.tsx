import { ReportTable } from '#widgets/report/report-table';
import { useReportFilter } from '#widgets/report/use-report';
import { ORDER_INVOICES } from './order-invoice-report';
import { filterOfRebate, RebateChoice } from './rebate-choice';

/** 返利订单发票明细: the orders and invoices behind the rebate of the address, else the newest (FIN-05). */
export function Component() {
  const filter = useReportFilter(ORDER_INVOICES);
  return (
    <RebateChoice>
      {(choices, newest) => (
        <ReportTable
          report={ORDER_INVOICES}
          choices={{ rebateNo: choices }}
          filter={filterOfRebate(filter, newest)}
        />
      )}
    </RebateChoice>
  );
}
