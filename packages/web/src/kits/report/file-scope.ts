import type { ReadId } from '@dealer-portal/sdk';
import type { Account } from '#platform/session/account';
import { filterFields, type Report, type ReportFilters } from './define-report';

/** Whose rows a file has, and of when, as its name says it: the payer that is chosen, else the sold-to; then the period. */
export function fileScope<K extends ReadId, Row extends object>(
  report: Report<K, Row>,
  account: Account,
  filters: ReportFilters<K>,
): readonly string[] {
  const values: Readonly<Record<string, string | undefined>> = filters;
  const owner = values['payerCode'] || account.saletoCode;
  const periods = filterFields(report, account).flatMap((field) => {
    if (field.kind !== 'period') return [];
    const [begin, end] = [values[field.name], values[field.end]];
    return begin || end ? [`${begin ?? ''}~${end ?? ''}`] : [];
  });
  return [owner, ...periods];
}
