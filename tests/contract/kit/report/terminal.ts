import { driftLine } from '@dealer-portal/openapi/mock/proxy';
import { type Cause, causesOf, neverAnswered, timesOf } from './causes';
import { type ReportData, untestedOf } from './failure-report';

/** So many failures are shown; the reports hold all. */
const MOST_LINES = 20;

/** The end of a run, for a person at a terminal: the verdict first and, since long output scrolls, last. */
export function summary(data: ReportData): string {
  const { operations, valid, wrong, refused, failures, untested } = data.totals;
  const seconds = (data.ms / 1000).toFixed(1);
  const drift = data.drift.map((item) => `  ${driftLine(item)}`);
  const causes = causesOf(data);
  const { p50, p95, slowest } = timesOf(data.results.flatMap(({ times }) => times));
  const unmet = untestedOf(data);
  const silent = neverAnswered(data);
  const verdict = verdictOf(data, causes.length);
  return [
    verdict,
    ...firstLines(causes.map(causeText)),
    ...(untested > 0
      ? [
          `Not tested: ${unmet.map(({ operationId, valid: all, met }) => `${operationId} (${met} of ${all} met data)`).join(', ')}`,
        ]
      : []),
    ...phaseTable(data),
    `${operations} operations of ${data.target}, ${valid} valid and ${wrong} wrong calls in ${seconds} s, seed ${data.seed}`,
    ...(slowest > 0
      ? [
          `Answers took ${p50} ms (half of them), ${p95} ms (all but one of twenty), ${slowest} ms (the slowest).`,
        ]
      : []),
    ...(refused > 0 ? [`${refused} of the valid calls were refused by a code of the business.`] : []),
    ...(silent.length > 0 ? [`Never answered with success: ${silent.join(', ')}`] : []),
    ...(unmet.length > 0 && untested === 0
      ? [`${unmet.length} reads met no data: ${unmet.map(({ operationId }) => operationId).join(', ')}`]
      : []),
    ...data.leftOut.map((text) => `Left out: ${text}`),
    ...(drift.length > 0
      ? [`Drift, no failure: ${drift.length} fields that the description does not name`]
      : []),
    ...firstLines(drift),
    ...(failures > 0 || untested > 0 ? [verdict] : []),
  ].join('\n');
}

function verdictOf({ totals: { failures, untested } }: ReportData, causes: number): string {
  if (failures === 0 && untested === 0) return 'Nothing wrong.';
  const parts = [
    ...(failures > 0 ? [`${failures} failures of ${causes} causes`] : []),
    ...(untested > 0 ? [`${untested} operations were not tested`] : []),
  ];
  return `${parts.join(', ')}.`;
}

function firstLines(lines: readonly string[]): readonly string[] {
  const hiddenCount = lines.length - MOST_LINES;
  return hiddenCount > 0
    ? [...lines.slice(0, MOST_LINES), `… and ${hiddenCount} more in the reports\n`]
    : lines;
}

function causeText({ operationId, phases, failure }: Cause): string {
  const reasons = failure.problems.map(({ check, place, message }) => `    ${check} ${place}: ${message}`);
  return [
    `FAIL ${operationId} ${phases.join(', ')}`,
    `  ${failure.title}`,
    ...reasons,
    `    again: ${failure.replay}\n`,
  ].join('\n');
}

function phaseTable({ results }: ReportData): readonly string[] {
  const phases = [...new Set(results.map(({ phase }) => phase))];
  return phases.map((phase) => {
    const rows = results.filter((result) => result.phase === phase);
    const sum = (count: (row: (typeof rows)[number]) => number) =>
      rows.reduce((total, row) => total + count(row), 0);
    const seconds = (sum(({ ms }) => ms) / 1000).toFixed(1);
    return `  ${phase.padEnd(11)} ${sum(({ valid }) => valid)} valid, ${sum(({ met }) => met)} met data, ${sum(({ wrong }) => wrong)} wrong, ${sum((row) => row.failures.length)} failures, ${seconds} s`;
  });
}
