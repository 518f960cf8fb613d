/** Commands of a report, as a tester runs them. */
import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { exchangeOf, type Outcome, type SentRequest } from '../kit/send-call';

/** The commands have `--url-query`, which is new in 7.87. */
const LEAST_CURL = [7, 87] as const;

/** The version of this machine's curl; undefined without one. */
function versionOfCurl(): readonly [number, number] | undefined {
  try {
    const [, major, minor] = /^curl (\d+)\.(\d+)/.exec(execFileSync('curl', ['--version']).toString()) ?? [];
    return [Number(major), Number(minor)];
  } catch {
    return undefined;
  }
}

export const curlVersion = versionOfCurl();

/** Whether the commands of a report run on this machine. */
export const isCurlNew =
  curlVersion !== undefined && (curlVersion[0] - LEAST_CURL[0] || curlVersion[1] - LEAST_CURL[1]) >= 0;

/** Runs a command in sh, with nothing in its environment but these variables. @returns what it prints */
export async function inShell(
  script: string,
  variables: Readonly<Record<string, string>>,
  timeoutMs = 0,
): Promise<Buffer> {
  const env = { PATH: process.env['PATH'] ?? '', ...variables };
  const options = { env, encoding: 'buffer', timeout: timeoutMs, maxBuffer: 64 << 20 } as const;
  return (await promisify(execFile)('sh', ['-c', script], options)).stdout;
}

const END_OF_HEAD = '\r\n\r\n';

/** A printed command, and the request that it stands for. */
interface Printed {
  readonly curl: string;
  readonly request: SentRequest;
}

/** What a printed `curl` command gets, in the form in which the kit has what its own calls get. */
export async function sentByCurl(
  { curl, request }: Printed,
  variables: Readonly<Record<string, string>>,
  timeoutMs?: number,
): Promise<Outcome> {
  const started = performance.now();
  const passed = () => Math.round(performance.now() - started);
  try {
    const printed = await inShell(`exec ${curl}`, variables, timeoutMs);
    const at = printed.indexOf(END_OF_HEAD);
    const [first = '', ...lines] = printed.subarray(0, at).toString('latin1').split('\r\n');
    const answer = {
      status: Number(first.split(' ')[1]),
      headers: new Headers(lines.map(headerOf)),
      body: new Uint8Array(printed.subarray(at + END_OF_HEAD.length)),
    };
    return { kind: 'answer', ms: passed(), exchange: exchangeOf(request, answer) };
  } catch (error) {
    return { kind: 'silence', ms: passed(), message: String(error) };
  }
}

function headerOf(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}
