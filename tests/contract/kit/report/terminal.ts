import { driftLine } from '@dealer-portal/openapi/mock/proxy';
import type { ReportData, ResultReport } from './failure-report';

/** So many failures are shown; the reports hold all. */
const MOST_LINES = 20;

/** The end of a run, for a person at a terminal. */
export function summary(data: ReportData): string {
  const failed = data.results.filter(({ failures }) => failures.length > 0);
  const { operations, valid, wrong, refused, failures } = data.totals;
  const seconds = (data.ms / 1000).toFixed(1);
  const drift = data.drift.map((item) => `  ${driftLine(item)}`);
  return [
    ...firstLines(failed.map(failureText)),
    ...(drift.length > 0
      ? [`Drift, no failure: ${drift.length} fields that the description does not name`]
      : []),
    ...firstLines(drift),
    ...phaseTable(data.results),
    `${operations} operations of ${data.target}, ${valid} valid and ${wrong} wrong calls in ${seconds} s, seed ${data.seed}`,
    ...(refused > 0 ? [`${refused} of the valid calls were refused by a code of the business.`] : []),
    failures === 0 ? 'Nothing wrong.' : `${failures} failures.`,
  ].join('\n');
}

function firstLines(lines: readonly string[]): readonly string[] {
  const hiddenCount = lines.length - MOST_LINES;
  return hiddenCount > 0
    ? [...lines.slice(0, MOST_LINES), `… and ${hiddenCount} more in the reports\n`]
    : lines;
}

function failureText({ operationId, phase, failures }: ResultReport): string {
  const rows = failures.map(({ title, problems, replay }) => {
    const reasons = problems.map(({ check, place, message }) => `    ${check} ${place}: ${message}`);
    return [`  ${title}`, ...reasons, `    again: ${replay}`].join('\n');
  });
  return `FAIL ${operationId} ${phase}\n${rows.join('\n')}\n`;
}

function phaseTable(results: readonly ResultReport[]): readonly string[] {
  const phases = [...new Set(results.map(({ phase }) => phase))];
  return phases.map((phase) => {
    const rows = results.filter((result) => result.phase === phase);
    const sum = (count: (row: ResultReport) => number) => rows.reduce((total, row) => total + count(row), 0);
    const failures = sum((row) => row.failures.length);
    const seconds = (sum(({ ms }) => ms) / 1000).toFixed(1);
    return `  ${phase.padEnd(11)} ${sum(({ valid }) => valid)} valid, ${sum(({ wrong }) => wrong)} wrong, ${failures} failures, ${seconds} s`;
  });
}
