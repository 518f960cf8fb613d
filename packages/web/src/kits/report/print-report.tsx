import { ApiError, type ReadId } from '@dealer-portal/sdk';
import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import type { FilterField } from '#ui/input/filter-bar';
import { PageTitle } from '#ui/page/page-title';
import { type ColumnLayout, initialLayout, shownColumns } from '#ui/table/column-layout';
import { usePaper } from '#widgets/paper/use-paper';
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
  const { print, sheets } = usePaper();
  const reading = useMutation({
    mutationFn: async () => {
      const collecting = { signal: new AbortController().signal, onProgress: () => undefined };
      const rows = await collectRows(report, [account, filters], collecting);
      const columns = shownColumns(report.columns, layout() ?? initialLayout(report.columns));
      const { reportPaper } = await import('./report-paper');
      await print(reportPaper({ report, title, account, filters, fields, columns, rows }));
    },
    onError: (error) => {
      const reason = error instanceof ApiError ? error.msg : `${report.noun}没有取全，请重试`;
      notify('error', `没有打印：${reason}`);
    },
  });
  const printAll = () => {
    if (reading.isPending) return;
    if (total === undefined || total <= MOST_PRINTED) return reading.mutate();
    notify('error', `没有打印：共 ${total} 条，一次最多打印 ${MOST_PRINTED} 条，请缩小条件，或导出`);
  };
  return (
    <>
      <PlainButton
        className="no-print"
        size="small"
        icon="print"
        isBusy={reading.isPending}
        onClick={printAll}
      >
        打印
      </PlainButton>
      {sheets}
    </>
  );
}
