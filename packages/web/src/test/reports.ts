import type { Report } from '#kits/report/define-report';

/** A definition whose operation is not known to the compiler: it is read as one of them. */
export type AnyReport = Report<'queryInvoices', object>;

// A page without markup, `-page.ts`, is a definition; one of the finance clerk may be with a button of its own.
const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '../{features,kits}/**/*-report.{ts,tsx}',
    '../features/**/*-page.ts',
    '../features/*/{statements,rebates,invoices,bills,policies}/**/*-page.tsx',
  ],
  { eager: true },
);

function isReport(value: unknown): value is AnyReport {
  return typeof value === 'object' && value !== null && 'operation' in value && 'rowKey' in value;
}

/** A definition, also that of a page. */
function reportOf(value: unknown): readonly AnyReport[] {
  const report = typeof value === 'function' && 'report' in value ? value.report : value;
  return isReport(report) ? [report] : [];
}

const inModule = (module: Readonly<Record<string, unknown>>) => Object.values(module).flatMap(reportOf);

/** Every definition of a list; a page may draw one that another file exports, too. */
export const REPORTS: readonly AnyReport[] = [...new Set(Object.values(MODULES).flatMap(inModule))];

/** Those of some features. */
export function reportsOf(features: readonly string[]): readonly AnyReport[] {
  const files = Object.entries(MODULES).filter(([path]) => features.includes(path.split('/')[3] ?? ''));
  return [...new Set(files.flatMap(([, module]) => inModule(module)))];
}
