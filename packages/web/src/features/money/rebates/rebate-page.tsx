import type { FunctionComponent } from 'react';
import type { FilterName, Report } from '#kits/report/define-report';
import { ReportTable } from '#kits/report/report-table';
import { useReportFilter } from '#kits/report/use-report';
import type { Choice } from '#ui/input/plain-select';
import type { AddressFilter } from '#ui/input/use-address-filter';
import { filterOfRebate, RebateChoice } from './rebate-choice';

/** The calls about one rebate. */
type RebateId = 'queryRebateSettlementDetails' | 'queryRebateOrderInvoices';

interface RebatePage<K extends RebateId, Row extends object> extends FunctionComponent {
  readonly report: Report<K, Row>;
}

/** The page of a definition about one rebate: that of the address, else the newest (FIN-05). */
export function rebatePage<K extends RebateId, Row extends object>(
  report: Report<K, Row>,
): RebatePage<K, Row> {
  const Component = () => {
    const filter = useReportFilter(report);
    return (
      <RebateChoice chosen={filterOfRebate(filter, undefined).values.rebateNo}>
        {(choices, newest) => (
          <ReportTable
            report={report}
            choices={{ rebateNo: choices } as Choices<K>}
            filter={filterOfRebate(filter, newest) as AddressFilter<FilterName<K>>}
          />
        )}
      </RebateChoice>
    );
  };
  return Object.assign(Component, { report });
}

// Both calls filter by `rebateNo`; the compiler does not see that of a type parameter, which needs the casts above.
type Choices<K extends RebateId> = Readonly<Partial<Record<FilterName<K>, readonly Choice[]>>>;
