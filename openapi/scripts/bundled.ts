/** The description in one document, made by Redocly and put into one fixed order. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withBounds } from './bounds';
import { withInputs } from './inputs';
import { ROOT, redocly } from './redocly';
import { withSharedParts } from './shared-parts';
import { withTitles } from './titles';

/** The committed bundle that the mock, the SDK's generator and the breaking-change check read. */
export const BUNDLE_FILE: string = join(ROOT, 'bundle', 'openapi.json');

type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** Components by name and nothing else moved: paths keep the index's order, examples the order in which they are served. */
function inFixedOrder(document: { readonly components: Components }): unknown {
  const kinds = Object.entries(document.components).sort(byName);
  const components = kinds.map(([kind, named]) => [
    kind,
    Object.fromEntries(Object.entries(named).sort(byName)),
  ]);
  return { ...document, components: Object.fromEntries(components) };
}

/**
 * Bundles openapi.yaml with its files; references to components stay references.
 * @returns the JSON text, the same for the same sources
 * @throws Error with Redocly's words when a reference cannot be resolved
 */
export function bundled(): string {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-bundle-'));
  try {
    const file = join(folder, 'openapi.json');
    const run = redocly(['bundle', 'openapi.yaml', '--config', 'redocly.yaml', '--output', file]);
    if (run.code !== 0) throw new Error(`Bundling failed:\n${run.stderr}`);
    const document = withTitles(
      withBounds(withSharedParts(withInputs(JSON.parse(readFileSync(file, 'utf8'))))),
    );
    return `${JSON.stringify(inFixedOrder(document), null, 1)}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
