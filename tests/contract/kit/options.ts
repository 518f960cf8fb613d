import { parseArgs } from 'node:util';
import { PHASES, type Phase } from './trial';
import { UsageError } from './usage-error';

export const USAGE = `pnpm contract [options]

  --target URL          a backend, https://host or https://host/new/api; the mock when absent
  --auth bearer|basic   bearer reads DEALER_PORTAL_TOKEN, basic DEALER_PORTAL_USER, _PASSWORD, _CLIENT_CODE, _CLIENT_SECRET
  --no-read-only        also calls that change something; only reads are sent to anything but the mock
  --tags a,b            operations of these tags
  --operations a,b      these operations
  --phases a,b          of ${PHASES.join(', ')}; all when absent
  --cases N             random valid calls of each operation, and as many wrong ones (20)
  --edges N             calls at the boundaries of each operation, valid and as many wrong ones (20); 1000 are all
  --short               1 random case and 2 boundaries of each kind: what npm test runs
  --seed N --path P     replays what a report names; the seed is new for each run
  --timeout MS          longest wait for an answer; the description's time-outs when absent
  --values FILE         JSON of your own codes by field name, in place of those of the examples: {"saletoCode": "…"}
  --har FILE            looks at recorded traffic and sends nothing
  --out FOLDER          where contract.html, contract.json and junit.xml go (tests/contract/reports)
  --help

Exit codes: 0 nothing wrong, 1 something wrong, 2 wrong options or no backend.`;

export interface KitOptions {
  readonly target?: string | undefined;
  readonly auth: 'bearer' | 'basic';
  readonly isReadOnly: boolean;
  readonly tags: readonly string[];
  readonly operations: readonly string[];
  readonly phases: readonly Phase[];
  readonly cases: number;
  readonly edges: number;
  readonly seed: number;
  readonly path?: string | undefined;
  readonly timeoutMs?: number | undefined;
  readonly values?: string | undefined;
  readonly har?: string | undefined;
  readonly out: string;
  readonly isHelp: boolean;
}

const FLAGS = {
  target: { type: 'string' },
  auth: { type: 'string', default: 'bearer' },
  'read-only': { type: 'boolean' },
  'no-read-only': { type: 'boolean' },
  tags: { type: 'string' },
  operations: { type: 'string' },
  phases: { type: 'string' },
  cases: { type: 'string' },
  edges: { type: 'string' },
  short: { type: 'boolean', default: false },
  seed: { type: 'string' },
  path: { type: 'string' },
  timeout: { type: 'string' },
  values: { type: 'string' },
  har: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const LONG = { cases: 20, edges: 20 };
const SHORT = { cases: 1, edges: 2 };

/**
 * @param out where reports go when no option says it
 * @throws {UsageError} naming the option that is wrong
 */
export function readOptions(args: readonly string[], out: string): KitOptions {
  const values = parsed(args);
  const amount = values.short ? SHORT : LONG;
  const phases = values.path === undefined ? listOf(values.phases) : ['fuzz'];
  const auth = values.auth === 'basic' || values.auth === 'bearer' ? values.auth : undefined;
  if (!auth) throw new UsageError(`--auth ${values.auth}: bearer or basic`);
  if (values.path !== undefined && !/^(valid|mutated)(:\d+)+$/.test(values.path))
    throw new UsageError(`--path ${values.path}: write it as the report does, for example mutated:3:0`);
  if (values.path !== undefined && (values.seed === undefined || values.operations === undefined))
    throw new UsageError('--path wants --seed and --operations too: a path is one case of one operation');
  return {
    target: values.target,
    auth,
    isReadOnly:
      values['read-only'] === true || (values.target !== undefined && values['no-read-only'] !== true),
    tags: listOf(values.tags),
    operations: listOf(values.operations),
    phases: phases.length === 0 ? PHASES : phases.map(phaseOf),
    cases: count('cases', values.cases) ?? amount.cases,
    edges: count('edges', values.edges) ?? amount.edges,
    seed: count('seed', values.seed) ?? Math.floor(Math.random() * 0x7fffffff),
    path: values.path,
    timeoutMs: count('timeout', values.timeout),
    values: values.values,
    har: values.har,
    out: values.out ?? out,
    isHelp: values.help,
  };
}

function parsed(args: readonly string[]) {
  try {
    // pnpm hands on the -- that some write before options.
    return parseArgs({ args: args.filter((arg) => arg !== '--'), options: FLAGS }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function listOf(text: string | undefined): readonly string[] {
  return (text ?? '').split(',').filter((item) => item !== '');
}

function phaseOf(text: string): Phase {
  const phase = PHASES.find((known) => known === text);
  if (!phase) throw new UsageError(`--phases ${text}: ${PHASES.join(', ')}`);
  return phase;
}

function count(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,10}$/.test(text)) throw new UsageError(`--${name} ${text} is no whole number.`);
  return Number(text);
}
