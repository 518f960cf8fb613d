import {
  createDriftList,
  type Drift,
  exchangeCheckOver,
  exchangesOfHar,
  loadDescription,
} from '@dealer-portal/openapi/mock/proxy';
import type { Problem } from './judge/problem';
import type { ReportData, ResultReport } from './report/failure-report';

/**
 * Recorded traffic held against the description: every difference is a failure, except unknown fields.
 * @param source the name of the recording, for the report
 * @throws Error when the text is no HAR
 */
export async function runHar(text: string, source: string): Promise<ReportData> {
  const started = Date.now();
  const check = exchangeCheckOver(loadDescription());
  const exchanges = exchangesOfHar(text).filter(check.isCall);
  const list = createDriftList();
  const calls = new Map<string, number>();
  for (const exchange of exchanges) {
    const id = check.operationOf(exchange) ?? '';
    calls.set(id, (calls.get(id) ?? 0) + 1);
    list.add(await check.findings(exchange));
  }
  const drift = list.list();
  const results = [...calls].map(([operationId, count]) => resultOf(check, { operationId, count }, drift));
  const failures = results.reduce((sum, result) => sum + result.failures.length, 0);
  return {
    target: source,
    seed: 0,
    startedAt: new Date(started).toISOString(),
    ms: Date.now() - started,
    results,
    drift: drift.filter(({ kind }) => kind === 'unknown-field'),
    totals: { operations: results.length, valid: exchanges.length, wrong: 0, refused: 0, failures },
  };
}

function resultOf(
  check: ReturnType<typeof exchangeCheckOver>,
  { operationId, count }: { readonly operationId: string; readonly count: number },
  drift: readonly Drift[],
): ResultReport {
  const route = check.routes.find((candidate) => candidate.operationId === operationId);
  const tag = route ? (/paths\/([^/]+)/.exec(check.call(route).file)?.[1] ?? '') : 'undescribed';
  const differences = drift.filter(
    (item) => (item.operationId ?? '') === operationId && item.kind !== 'unknown-field',
  );
  return {
    operationId: operationId || 'no operation',
    tag,
    phase: 'recorded',
    valid: count,
    wrong: 0,
    refused: 0,
    met: count,
    times: [],
    refusals: {},
    isRead: true,
    ms: 0,
    failures: differences.map((item) => ({
      title: `recorded ${item.count} times`,
      phase: 'recorded',
      problems: [problemOf(item)],
      answer: '',
      ms: 0,
      curl: '',
      sdk: '',
      replay: 'pnpm contract --har FILE',
    })),
  };
}

function problemOf({ kind, side, place, message }: Drift): Problem {
  return { check: kind, place: `${side} ${place}`, message };
}
