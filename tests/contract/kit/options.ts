import { parseArgs } from 'node:util';
import { z } from 'zod';
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
  --other-token NAME    the variable that holds the token of another customer, DEALER_PORTAL_OTHER_TOKEN when absent
  --other-values FILE   JSON of the codes of another customer by field name; made-up codes when absent
  --least-met N         fails operations of which less than N of 100 valid calls met data (0: they are listed)
  --har FILE            looks at recorded traffic and sends nothing
  --out FOLDER          where contract.html, contract.json and junit.xml go (tests/contract/reports)
  --help

Exit codes: 0 nothing wrong, 1 something wrong, 2 wrong options, no backend, or nothing that was tested.`;

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
  readonly otherToken?: string | undefined;
  readonly otherValuesFile?: string | undefined;
  /** In percent. */
  readonly leastMet: number;
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
  'other-token': { type: 'string' },
  'other-values': { type: 'string' },
  'least-met': { type: 'string' },
  har: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** What is said of an option: the value that was given, and what is expected. */
const expects = (name: keyof typeof FLAGS, expected: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `--${name} ${String(input)}${expected}`,
});

const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((item) => item !== ''));

const count = (name: keyof typeof FLAGS) =>
  z
    .string()
    .regex(/^\d{1,10}$/, expects(name, ' is no whole number.'))
    .transform(Number)
    .optional();

const GIVEN = z
  .object({
    target: z.string().optional(),
    auth: z.enum(['bearer', 'basic'], expects('auth', ': bearer or basic')),
    'read-only': z.boolean().default(false),
    'no-read-only': z.boolean().default(false),
    tags: list,
    operations: list,
    phases: list.pipe(z.array(z.enum(PHASES, expects('phases', `: ${PHASES.join(', ')}`)))),
    cases: count('cases'),
    edges: count('edges'),
    short: z.boolean(),
    seed: count('seed'),
    path: z
      .string()
      .regex(
        /^(valid|mutated)(:\d+)+$/,
        expects('path', ': write it as the report does, for example mutated:3:0'),
      )
      .optional(),
    timeout: count('timeout'),
    values: z.string().optional(),
    'other-token': z.string().optional(),
    'other-values': z.string().optional(),
    'least-met': count('least-met'),
    har: z.string().optional(),
    out: z.string().optional(),
    help: z.boolean(),
  })
  .refine(
    ({ path, seed, operations }) => path === undefined || (seed !== undefined && operations.length > 0),
    '--path wants --seed and --operations too: a path is one case of one operation',
  );

const LONG = { cases: 20, edges: 20 };
const SHORT = { cases: 1, edges: 2 };

/**
 * @param out where reports go when no option says it
 * @throws {UsageError} naming the option that is wrong
 */
export function readOptions(args: readonly string[], out: string): KitOptions {
  const { success, data: given, error } = GIVEN.safeParse(parsed(args));
  if (!success) throw new UsageError(error.issues[0]?.message);
  const { target, auth, tags, operations, path, timeout: timeoutMs, values, har, help: isHelp } = given;
  const amount = given.short ? SHORT : LONG;
  return {
    target,
    auth,
    isReadOnly: given['read-only'] || (target !== undefined && !given['no-read-only']),
    tags,
    operations,
    phases: phasesOf(given),
    cases: given.cases ?? amount.cases,
    edges: given.edges ?? amount.edges,
    seed: given.seed ?? Math.floor(Math.random() * 0x7fffffff),
    path,
    timeoutMs,
    values,
    otherToken: given['other-token'],
    otherValuesFile: given['other-values'],
    leastMet: given['least-met'] ?? 0,
    har,
    out: given.out ?? out,
    isHelp,
  };
}

/** A path is a case of the fuzz phase. */
function phasesOf({ path, phases }: z.infer<typeof GIVEN>): readonly Phase[] {
  if (path !== undefined) return ['fuzz'];
  return phases.length === 0 ? PHASES : phases;
}

function parsed(args: readonly string[]) {
  try {
    // pnpm hands on the -- that some write before options.
    return parseArgs({ args: args.filter((arg) => arg !== '--'), options: FLAGS }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
