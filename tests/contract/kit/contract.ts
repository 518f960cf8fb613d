import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type KitOptions, readOptions, USAGE } from './options';
import { type ReportData, reportData } from './report/failure-report';
import { summary } from './report/terminal';
import { writeReports } from './report/write-reports';
import { runHar } from './run-har';
import { openGround, type Progress, runKit } from './run-kit';
import { backendTarget, bearer, credentialOf, mockTarget, OTHER_VARIABLE, type Target } from './target';
import { UsageError } from './usage-error';

/** The environment of the command; a test gives its own. */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
  readonly progress: Progress;
  /** Where reports go when no option says it. */
  readonly out: string;
}

export const EXIT = { right: 0, wrong: 1, usage: 2 } as const;

/** Runs the command: `pnpm contract`. */
export async function contract(args: readonly string[], host: Host): Promise<number> {
  try {
    const options = readOptions(args, host.out);
    if (options.isHelp) {
      host.print(USAGE);
      return EXIT.right;
    }
    const data = options.har === undefined ? await tested(options, host) : await recorded(options.har);
    writeReports(options.out, data);
    host.print(summary(data));
    host.print(`Reports: ${options.out}/contract.html, contract.json, junit.xml`);
    return data.totals.failures + data.totals.untested === 0 ? EXIT.right : EXIT.wrong;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    host.print(`${error.message}\nSee pnpm contract --help`);
    return EXIT.usage;
  }
}

async function tested(options: KitOptions, host: Host): Promise<ReportData> {
  const { values, otherValuesFile } = options;
  const ownValues = values === undefined ? {} : valuesIn(values, '--values');
  const otherValues = otherValuesFile === undefined ? undefined : valuesIn(otherValuesFile, '--other-values');
  const target = await targetOf(options, host);
  const run = { ...options, ownValues, ...(otherValues && { otherValues }) };
  try {
    return reportData(await runKit({ target, ground: openGround() }, run, host.progress), target, options);
  } finally {
    await target.close();
  }
}

async function targetOf({ target, auth, otherToken }: KitOptions, { env }: Host): Promise<Target> {
  if (target === undefined) return mockTarget();
  const other = env[otherToken ?? OTHER_VARIABLE];
  if (otherToken !== undefined && !other)
    throw new UsageError(`--other-token reads ${otherToken} from the environment.`);
  const backend = backendTarget(target, credentialOf(auth, env), other ? bearer(other) : undefined);
  const host = new URL(backend.url);
  const elsewhere = await redirectOf(backend.url);
  if (elsewhere && elsewhere.protocol !== host.protocol && elsewhere.pathname === host.pathname)
    throw new UsageError(`${backend.url} sends every call to ${elsewhere.origin}: give that address.`);
  return backend;
}

/** Where a host sends a request; undefined where it answers itself. */
async function redirectOf(url: string): Promise<URL | undefined> {
  try {
    const response = await fetch(url, { method: 'HEAD', redirect: 'manual' });
    await response.text();
    const to = response.headers.get('location');
    return to !== null && URL.canParse(to, url) ? new URL(to, url) : undefined;
  } catch {
    throw new UsageError(`Nobody answers at ${url}; is the address right and the network open?`);
  }
}

async function recorded(file: string): Promise<ReportData> {
  const text = readText(file, '--har');
  try {
    return await runHar(text, file);
  } catch (error) {
    throw new UsageError(`--har ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const VALUES = z.record(z.string(), z.unknown());

function valuesIn(file: string, option: string): Readonly<Record<string, unknown>> {
  const { success, data } = VALUES.safeParse(jsonIn(readText(file, option)));
  if (success) return data;
  throw new UsageError(`${option} ${file} is no JSON object of codes by field name.`);
}

/** The value of a text; undefined where it is none of JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readText(file: string, option: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${option} ${file}: there is no such file.`);
  }
}
