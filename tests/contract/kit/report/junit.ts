import { escaped } from './escaped';
import type { FailureReport, ReportData, ResultReport } from './failure-report';

/** JUnit XML: a suite for each tag, a case for each operation and phase. */
export function junit(data: ReportData): string {
  const tags = [...new Set(data.results.map(({ tag }) => tag))];
  const suites = tags.map((tag) =>
    suite(
      tag,
      data.results.filter((result) => result.tag === tag),
    ),
  );
  const { failures } = data.totals;
  const head = `<testsuites name="contract" tests="${data.results.length}" failures="${failures}" time="${data.ms / 1000}">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${suites.join('\n')}\n</testsuites>\n`;
}

function suite(tag: string, results: readonly ResultReport[]): string {
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  const cases = results.map(
    ({ operationId, phase, ms, failures }) =>
      `    <testcase classname="${escaped(tag)}.${escaped(operationId)}" name="${phase}" time="${ms / 1000}">${failures.map(failureXml).join('')}</testcase>`,
  );
  return `  <testsuite name="${escaped(tag)}" tests="${results.length}" failures="${failed}">\n${cases.join('\n')}\n  </testsuite>`;
}

function failureXml({ title, problems, curl, replay, answer }: FailureReport): string {
  const [first] = problems;
  const message = first ? `${first.check} ${first.place}: ${first.message}` : title;
  const text = [
    title,
    ...problems.map((item) => `${item.check} ${item.place}: ${item.message}`),
    answer,
    curl,
    replay,
  ];
  return `\n      <failure type="${first?.check ?? ''}" message="${escaped(message)}">${escaped(text.join('\n'))}</failure>\n    `;
}
