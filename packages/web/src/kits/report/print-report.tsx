import type { ReadId } from '@dealer-portal/sdk';
import { useContext } from 'react';
import { useAccount } from '#platform/session/account';
import type { FilterField } from '#ui/input/filter-bar';
import { PageTitle } from '#ui/page/page-title';
import { type ColumnLayout, initialLayout, shownColumns } from '#ui/table/column-layout';
import { PrintPaper } from '#widgets/paper/print-paper';
import { collectRows } from './collect-rows';
import type { FilterName, Report, ReportFilters } from './define-report';

/** More rows are a file and no paper: so many are about two hundred sheets. */
const MOST_PRINTED = 5000;

interface PrintReportProps<K extends ReadId, Row extends object> {
  readonly report: Report<K, Row>;
  readonly filters: ReportFilters<K>;
  readonly fields: readonly FilterField<FilterName<K>>[];
  /** All rows under the filters; undefined while it is not known. */
  readonly total: number | undefined;
  readonly layout: () => ColumnLayout | undefined;
}

/** 打印: all rows under the filters as sheets of A4, in the columns that the user shows (FIN-01). */
export function PrintReport<K extends ReadId, Row extends object>(props: PrintReportProps<K, Row>) {
  const { report, filters, fields, total, layout } = props;
  const account = useAccount();
  const title = useContext(PageTitle) ?? report.noun;
  const paperOf = async () => {
    const rows = await collectRows(report, [account, filters]);
    const columns = shownColumns(report.columns, layout() ?? initialLayout(report.columns));
    const { reportPaper } = await import('./report-paper');
    return reportPaper({ report, title, account, filters, fields, columns, rows });
  };
  const isTooLong = total !== undefined && total > MOST_PRINTED;
  return (
    <PrintPaper
      label="打印"
      size="small"
      paperOf={paperOf}
      refusal={isTooLong ? `共 ${total} 条，一次最多打印 ${MOST_PRINTED} 条，请缩小条件，或导出` : undefined}
      lacking={`${report.noun}没有取全，请重试`}
    />
  );
}
