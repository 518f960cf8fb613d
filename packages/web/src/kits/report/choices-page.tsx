import type { ReadId } from '@dealer-portal/sdk';
import type { Report } from './define-report';
import { type DefinedPage, definedPage, type PageParts, ReportPage } from './report-page';
import type { ReportParts } from './report-parts';

/**
 * The page component of a definition with a filter whose values are asked for.
 * @param useChoices asks for them; the list does not wait
 */
export function choicesPage<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  useChoices: () => NonNullable<ReportParts<K, Row>['choices']>,
  parts: PageParts<K, Row> = {},
): DefinedPage<K, Row> {
  const Component = () => <ReportPage report={report} choices={useChoices()} {...parts} />;
  return definedPage(Component, report, parts);
}
