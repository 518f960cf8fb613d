/** Redocly's command line; the core in it cannot be imported, so it runs as a command. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The folder of this package. */
export const ROOT: string = fileURLToPath(new URL('..', import.meta.url));

const CLI = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
const QUIET = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };
const OUTPUT_BYTES = 256 * 1024 * 1024;

/** The output of the command and its end. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs Redocly.
 * @param args the command and its arguments, paths relative to this package
 * @returns exit code and output; lint and diff end with 1 when they find something
 */
export function redocly(args: readonly string[]): Run {
  const env = { ...process.env, ...QUIET };
  const run = spawnSync(process.execPath, [CLI, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env,
    maxBuffer: OUTPUT_BYTES,
  });
  return { code: run.status, stdout: run.stdout, stderr: run.stderr };
}
