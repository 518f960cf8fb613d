import {
  createDriftList,
  type Drift,
  exchangeCheckOver,
  loadDescription,
  recordingOfHar,
} from '@dealer-portal/openapi/mock/proxy';
import type { Problem } from './judge/problem';
import type { ReportData, ResultReport } from './report/failure-report';

/**
 * Recorded traffic held against the description: every difference is a failure, except unknown fields.
 * @param source the name of the recording, for the report
 * @throws Error when the text is no HAR, and when no entry of it is a described call: nothing was tested
 */
export async function runHar(text: string, source: string): Promise<ReportData> {
  const started = Date.now();
  const check = exchangeCheckOver(loadDescription());
  const { recorded, left } = recordingOfHar(text);
  const described = recorded.filter(({ exchange }) => check.isCall(exchange));
  const leftOut = Object.entries(left).flatMap(([reason, count]) =>
    count > 0 ? [`${count} ${WORDS[reason]}`] : [],
  );
  if (!described.some(({ exchange }) => check.operationOf(exchange) !== undefined)) {
    const rest = leftOut.length > 0 ? ` (${leftOut.join(', ')})` : '';
    throw new Error(
      `none of its ${recorded.length} entries is a call of the description${rest}; nothing was tested`,
    );
  }
  const list = createDriftList();
  const calls = new Map<string, number>();
  const firsts = new Map<string, string>();
  for (const { exchange, entry, at } of described) {
    const id = check.operationOf(exchange) ?? '';
    calls.set(id, (calls.get(id) ?? 0) + 1);
    for (const fresh of list.add(await check.findings(exchange))) {
      firsts.set(
        keyOf(fresh),
        `entry ${entry}${at ? ` at ${at}` : ''}: ${exchange.method} ${shownPath(exchange.url)}`,
      );
    }
  }
  const drift = list.list();
  const results = [...calls].map(([operationId, count]) =>
    resultOf(check, { operationId, count }, { drift, firsts, source }),
  );
  const failures = results.reduce((sum, result) => sum + result.failures.length, 0);
  return {
    target: source,
    seed: 0,
    startedAt: new Date(started).toISOString(),
    ms: Date.now() - started,
    results,
    drift: drift.filter(({ kind }) => kind === 'unknown-field'),
    leftOut,
    leastMet: 0,
    totals: {
      operations: results.length,
      valid: described.length,
      wrong: 0,
      refused: 0,
      failures,
      untested: 0,
    },
  };
}

const WORDS: Readonly<Record<string, string>> = {
  cancelled: 'cancelled by the browser',
  notModified: 'kept from before (304)',
  preflight: 'preflights (OPTIONS)',
  unreadable: 'that cannot be read',
};

const keyOf = ({ operationId, side, kind, place, message }: Omit<Drift, 'count'>): string =>
  [operationId, side, kind, place, message].join('\n');

/** The address without its query and without what looks like codes of somebody. */
const shownPath = (url: string): string =>
  new URL(url, 'http://host').pathname.replace(/\/[^/]*\d{4,}[^/]*/g, '/{code}');

/** What a recording showed. */
interface Seen {
  readonly drift: readonly Drift[];
  readonly firsts: ReadonlyMap<string, string>;
  readonly source: string;
}

function resultOf(
  check: ReturnType<typeof exchangeCheckOver>,
  { operationId, count }: { readonly operationId: string; readonly count: number },
  { drift, firsts, source }: Seen,
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
      title: `recorded ${item.count} times, first in ${firsts.get(keyOf(item)) ?? 'an entry'}`,
      phase: 'recorded',
      problems: [problemOf(item)],
      answer: '',
      ms: 0,
      curl: '',
      sdk: '',
      replay: `pnpm contract --har ${source}`,
    })),
  };
}

function problemOf({ kind, side, place, message }: Drift): Problem {
  return { check: kind, place: `${side} ${place}`, message };
}
