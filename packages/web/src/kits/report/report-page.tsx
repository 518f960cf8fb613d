import type { ReadId } from '@dealer-portal/sdk';
import type { FunctionComponent, ReactNode } from 'react';
import type { CallsAhead } from '#platform/calls/calls-of-page';
import { useAccount } from '#platform/session/account';
import { PageHeader } from '#ui/page/page-header';
import { filterFields, type Report } from './define-report';
import { JobViews } from './job-views';
import type { ReportTableProps } from './report-parts';
import { ReportTable } from './report-table';
import { reportAhead, useReportFilter } from './use-report';
import { TitleViews } from './views/saved-views';

interface ReportPageProps<K extends ReadId, Row extends object> extends ReportTableProps<K, Row> {
  /** One line under the title; the sold-to when absent. */
  readonly context?: ReactNode;
  /** Lines that phones keep for a context that comes late. */
  readonly contextRoom?: number;
  readonly headerActions?: ReactNode;
  /** Of the page, for looks of its own. */
  readonly className?: string;
  /** Between the heading and the filters. */
  readonly children?: ReactNode;
}

/** A page that is a report: the title of its route, then the table. */
export function ReportPage<K extends ReadId, Row extends object>(props: ReportPageProps<K, Row>) {
  const { context, contextRoom, headerActions, children, className = '', ...table } = props;
  const { report } = props;
  const account = useAccount();
  const filter = useReportFilter(report, props.filter);
  const hasTitleViews = filterFields(report, account).length > 0;
  return (
    <div className={`page ${className}`.trim()}>
      <PageHeader
        context={context ?? `售达方 ${account.saletoCode}`}
        contextRoom={contextRoom}
        views={
          hasTitleViews && (
            <TitleViews
              name={report.name}
              noun={report.noun}
              common={report.views}
              filter={{ ...filter, values: filter.chosen }}
            />
          )
        }
        actions={headerActions}
      />
      <JobViews />
      {children}
      <ReportTable {...table} hasTitleViews={hasTitleViews} />
    </div>
  );
}

/** The parts around a report that need no code: none depends on the rows. */
export type PageParts<K extends ReadId, Row extends object> = Omit<ReportPageProps<K, Row>, 'report'>;

/** A page that is nothing but its definition, which tests and tools read from it. */
export interface DefinedPage<K extends ReadId, Row extends object> extends FunctionComponent {
  readonly report: Report<K, Row>;
  readonly callsAhead?: CallsAhead;
}

/** The page component of a definition; `parts` are links and words around it. */
export function reportPage<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  parts: PageParts<K, Row> = {},
): DefinedPage<K, Row> {
  const Component = () => <ReportPage report={report} {...parts} />;
  return definedPage(Component, report, parts);
}

/** A page with its definition, and with its first rows as what it asks for ahead. */
export function definedPage<K extends ReadId, Row extends object>(
  Component: FunctionComponent,
  report: Report<K, Row>,
  { fixed, filter }: PageParts<K, Row>,
): DefinedPage<K, Row> {
  return Object.assign(Component, { report, ...(!filter && { callsAhead: reportAhead(report, fixed) }) });
}
