import { escaped } from './escaped';
import {
  type FailureReport,
  type ReportData,
  type ResultReport,
  type Untested,
  untestedOf,
} from './failure-report';

/** JUnit XML: a suite for each tag, a case for each operation and phase, and one for each operation that was not tested. */
export function junit(data: ReportData): string {
  const untested = data.totals.untested > 0 ? untestedOf(data) : [];
  const tags = [...new Set(data.results.map(({ tag }) => tag))];
  const suites = tags.map((tag) =>
    suite(tag, {
      results: data.results.filter((result) => result.tag === tag),
      untested: untested.filter((item) => item.tag === tag),
    }),
  );
  const head = `<testsuites name="contract" tests="${data.results.length + untested.length}" failures="${data.totals.failures + untested.length}" time="${data.ms / 1000}">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${suites.join('\n')}\n</testsuites>\n`;
}

interface Suite {
  readonly results: readonly ResultReport[];
  readonly untested: readonly Untested[];
}

function suite(tag: string, { results, untested }: Suite): string {
  const failed = results.filter(({ failures }) => failures.length > 0).length + untested.length;
  const caseOf = (operationId: string, name: string, [ms, inner]: readonly [number, string]) =>
    `    <testcase classname="${escaped(tag)}.${escaped(operationId)}" name="${name}" time="${ms / 1000}">${inner}</testcase>`;
  const cases = [
    ...results.map(({ operationId, phase, ms, failures }) =>
      caseOf(operationId, phase, [ms, failures.map(failureXml).join('')]),
    ),
    ...untested.map(({ operationId, valid, met }) =>
      caseOf(operationId, 'met data', [
        0,
        `\n      <failure type="untested" message="${met} of ${valid} valid calls met data"></failure>\n    `,
      ]),
    ),
  ];
  return `  <testsuite name="${escaped(tag)}" tests="${cases.length}" failures="${failed}">\n${cases.join('\n')}\n  </testsuite>`;
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
