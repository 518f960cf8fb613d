import type { ReadId } from '@dealer-portal/sdk';
import type { FunctionComponent } from 'react';
import type { Report } from './define-report';
import { type PageParts, ReportPage } from './report-page';
import type { ReportParts } from './report-parts';

/** A page that is nothing but its definition and what its filters offer. */
interface ChoicesPage<K extends ReadId, Row extends object> extends FunctionComponent {
  readonly report: Report<K, Row>;
}

/**
 * The page component of a definition with a filter whose values are asked for.
 * @param useChoices asks for them; the list does not wait
 */
export function choicesPage<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  useChoices: () => NonNullable<ReportParts<K, Row>['choices']>,
  parts: PageParts<K, Row> = {},
): ChoicesPage<K, Row> {
  const Component = () => <ReportPage report={report} choices={useChoices()} {...parts} />;
  return Object.assign(Component, { report });
}
