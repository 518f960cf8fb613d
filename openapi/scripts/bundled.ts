/** The description in one document, made by Redocly and put into one fixed order. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package. */
export const ROOT: string = fileURLToPath(new URL('..', import.meta.url));

/** The committed bundle that the mock, the SDK's generator and the breaking-change check read. */
export const BUNDLE_FILE: string = join(ROOT, 'bundle', 'openapi.json');

const CLI = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/**
 * Runs the Redocly command line; its core is not importable from the package.
 * @param args the command and its arguments, with paths relative to this package
 * @returns what it printed to standard output
 * @throws Error with the command's own words when it fails
 */
export function redocly(args: readonly string[]): string {
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' };
  return execFileSync(process.execPath, [CLI, ...args], { cwd: ROOT, encoding: 'utf8', env, stdio: 'pipe' });
}

/** Components by name and nothing else moved: paths keep the index's order, examples the order in which they are served. */
function inFixedOrder(document: Record<string, unknown>): Record<string, unknown> {
  const components = document['components'] as Record<string, Record<string, unknown>>;
  const sorted = Object.keys(components)
    .sort()
    .map((kind) => [kind, Object.fromEntries(Object.entries(components[kind] ?? {}).sort(byName))]);
  return { ...document, components: Object.fromEntries(sorted) };
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

/**
 * Bundles openapi.yaml with its files; references to components stay references.
 * @returns the JSON text, the same for the same sources
 * @throws Error when a reference cannot be resolved
 */
export function bundled(): string {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-bundle-'));
  try {
    const file = join(folder, 'openapi.json');
    redocly(['bundle', 'openapi.yaml', '--config', 'redocly.yaml', '--output', file]);
    return `${JSON.stringify(inFixedOrder(JSON.parse(readFileSync(file, 'utf8'))), null, 1)}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
