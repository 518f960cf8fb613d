import { isJson, mediaOf } from '@dealer-portal/openapi/mock/proxy';
import { redactor } from '@dealer-portal/sdk';
import type { Problem } from '../judge/problem';
import type { Outcome } from '../send-call';
import type { Target } from '../target';
import type { Failure, KitReport, Phase, PhaseResult } from '../trial';
import { curlText, sdkText } from './call-text';

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
  };
}

const SHOWN_BODY = 1_000;

/** Where `pnpm mock` listens; the mock of a run is gone when its report is read. */
const MOCK_URL = 'http://127.0.0.1:4010';

/** The source of all reports: the run as text and commands, without secrets. */
export function reportData(report: KitReport, target: Target): ReportData {
  const results = report.results.map(
    (result): ResultReport => ({
      ...result,
      failures: result.failures.map((failure) => failureReport(failure, report, target)),
    }),
  );
  const sum = (count: (result: ResultReport) => number) =>
    results.reduce((total, result) => total + count(result), 0);
  const hide = redactor(target.credential.secrets);
  return hide({
    ...report,
    results,
    totals: {
      operations: new Set(results.map(({ operationId }) => operationId)).size,
      valid: sum(({ valid }) => valid),
      wrong: sum(({ wrong }) => wrong),
      refused: sum(({ refused }) => refused),
      failures: sum(({ failures }) => failures.length),
    },
  });
}

function failureReport(failure: Failure, { seed }: KitReport, target: Target): FailureReport {
  const { operation, call, request, outcome, problems, phase, title, path } = failure;
  const where = target.isMock ? '' : ` --target ${target.url}`;
  const write = operation.isRead || target.isMock ? '' : ' --no-read-only';
  const which =
    path === undefined
      ? `--operations ${operation.id} --phases ${phase}`
      : `--operations ${operation.id} --seed ${seed} --path ${path}`;
  return {
    title,
    phase,
    problems,
    answer: answerText(outcome),
    ms: outcome.ms,
    curl: curlText(
      { ...request, url: request.url.replace(target.url, target.isMock ? MOCK_URL : target.url) },
      call,
    ),
    sdk: sdkText(operation, call),
    replay: `pnpm contract${where}${write} ${phase === 'links' ? `--phases links --tags ${operation.tag}` : which}`,
  };
}

function answerText(outcome: Outcome): string {
  if (outcome.kind === 'silence') return outcome.message;
  const { status, headers, body } = outcome.exchange;
  const media = mediaOf(headers['content-type']);
  const isText = isJson(media) || media.startsWith('text/');
  const text = isText ? new TextDecoder().decode(body).slice(0, SHOWN_BODY) : `${body?.length ?? 0} bytes`;
  return `${status} ${media}\n${text}`;
}
