import { isJson, mediaOf } from '@dealer-portal/openapi/mock/proxy';
import { redactor } from '@dealer-portal/sdk';
import type { Problem } from '../judge/problem';
import type { KitOptions } from '../options';
import type { Outcome } from '../send-call';
import type { Target } from '../target';
import type { Failure, KitReport, Phase, PhaseResult } from '../trial';
import { curlText, quoted, sdkText } from './call-text';

/** A failure as all reports show it; nothing of it is secret. */
export interface FailureReport {
  readonly title: string;
  readonly phase: string;
  readonly problems: readonly Problem[];
  /** The answer: status and the head of its body. */
  readonly answer: string;
  readonly ms: number;
  readonly curl: string;
  readonly sdk: string;
  /** The command that tries it again. */
  readonly replay: string;
}

export interface ResultReport extends Omit<PhaseResult, 'failures' | 'phase'> {
  readonly phase: Phase | 'recorded';
  readonly failures: readonly FailureReport[];
}

export interface ReportData extends Omit<KitReport, 'results'> {
  readonly results: readonly ResultReport[];
  readonly totals: {
    readonly operations: number;
    readonly valid: number;
    readonly wrong: number;
    readonly refused: number;
    readonly failures: number;
    /** Operations that met data too seldom, where a share is demanded. */
    readonly untested: number;
  };
  /** What was left out, in words. */
  readonly leftOut: readonly string[];
  /** The share of valid calls, in percent, below which an operation counts as not tested. */
  readonly leastMet: number;
}

/** An operation of which hardly any valid call met data. */
export interface Untested {
  readonly operationId: string;
  readonly tag: string;
  readonly valid: number;
  readonly met: number;
}

/** The reads whose valid calls met data in less than a share of them; at 0 those that never did. */
export function untestedOf({
  results,
  leastMet,
}: Pick<ReportData, 'results' | 'leastMet'>): readonly Untested[] {
  const byId = new Map<string, Untested>();
  for (const { operationId, tag, valid, met, isRead, phase } of results) {
    if (!isRead || phase === 'recorded') continue;
    const before = byId.get(operationId);
    byId.set(operationId, {
      operationId,
      tag,
      valid: valid + (before?.valid ?? 0),
      met: met + (before?.met ?? 0),
    });
  }
  return [...byId.values()].filter(
    ({ valid, met }) => valid > 0 && (met === 0 || (met * 100) / valid < leastMet),
  );
}

const SHOWN_BODY = 1_000;

/** Where `pnpm mock` listens; the mock of a run is gone when its report is read. */
export const MOCK_URL = 'http://127.0.0.1:4010';

type Options = Pick<
  KitOptions,
  | 'auth'
  | 'cases'
  | 'edges'
  | 'timeoutMs'
  | 'values'
  | 'otherToken'
  | 'otherValuesFile'
  | 'isReadOnly'
  | 'leastMet'
  | 'tags'
  | 'operations'
>;

/** The source of all reports: the run as text and commands, without secrets. */
export function reportData(report: KitReport, target: Target, options: Options): ReportData {
  const results = report.results.map(
    (result): ResultReport => ({
      ...result,
      failures: result.failures.map((failure) => failureReport(failure, report, { target, options })),
    }),
  );
  const sum = (count: (result: ResultReport) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  const { leastMet } = options;
  const hide = redactor([...target.credential.secrets, ...(target.other?.secrets ?? [])]);
  return hide({
    ...report,
    results,
    leastMet,
    totals: {
      operations: new Set(results.map(({ operationId }) => operationId)).size,
      valid: sum(({ valid }) => valid),
      wrong: sum(({ wrong }) => wrong),
      refused: sum(({ refused }) => refused),
      failures: sum(({ failures }) => failures.length),
      untested: leastMet > 0 ? untestedOf({ results, leastMet }).length : 0,
    },
  });
}

interface Ran {
  readonly target: Target;
  readonly options: Options;
}

function failureReport(failure: Failure, report: KitReport, ran: Ran): FailureReport {
  const { operation, call, request, outcome, problems, phase, title } = failure;
  const { target } = ran;
  return {
    title,
    phase,
    problems,
    answer: answerText(outcome),
    ms: outcome.ms,
    curl: curlText(
      { ...request, url: request.url.replace(target.url, target.isMock ? MOCK_URL : target.url) },
      call,
      target.credential,
    ),
    sdk: sdkText(operation, call),
    replay: commandOf(failure, report, ran),
  };
}

/** The command that makes the same calls again: everything that chose them stands in it. */
function commandOf(
  { operation, phase, path, operations }: Failure,
  { seed }: KitReport,
  { target, options }: Ran,
): string {
  const option = (name: string, value: string | number | undefined) =>
    value === undefined ? [] : [`--${name} ${shellWord(String(value))}`];
  const isWrite = (operations ?? [operation]).some(({ isRead }) => !isRead);
  const words = [
    ...(target.isMock ? [] : option('target', target.url)),
    ...(target.isMock || options.auth === 'bearer' ? [] : option('auth', options.auth)),
    ...(isWrite && !target.isMock ? ['--no-read-only'] : []),
    ...option('values', options.values),
    ...option('other-token', options.otherToken),
    ...option('other-values', options.otherValuesFile),
    ...option('timeout', options.timeoutMs),
    ...option('operations', (operations ?? [operation]).map(({ id }) => id).join(',')),
    ...(path === undefined ? option('phases', phase) : []),
    ...option('cases', options.cases),
    ...option('edges', options.edges),
    ...option('seed', seed),
    ...option('path', path),
  ];
  return ['pnpm contract', ...words].join(' ');
}

const shellWord = (text: string): string => (/^[\w,.:/@-]+$/.test(text) ? text : quoted(text));

function answerText(outcome: Outcome): string {
  if (outcome.kind === 'silence') return outcome.message;
  const { status, headers, body } = outcome.exchange;
  const media = mediaOf(headers['content-type']);
  const isText = isJson(media) || media.startsWith('text/');
  const text = isText ? new TextDecoder().decode(body).slice(0, SHOWN_BODY) : `${body?.length ?? 0} bytes`;
  return `${status} ${media}\n${text}`;
}
