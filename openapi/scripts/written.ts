/** Everything that `pnpm bundle` writes: the bundle, the ids of its operations, and the figures of the README. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { BUNDLE_FILE, bundled } from './bundled';
import { type Counted, figures, table } from './figures-table';
import { ROOT } from './redocly';

const README_FILE = join(ROOT, 'README.md');
const IDS_FILE = join(ROOT, 'bundle', 'operation-ids.ts');
const PLACE = /(<!-- figures -->\n).*(<!-- \/figures -->)/s;

/** The README with the table of these figures in its place. */
export function withFigures(readme: string, bundle: Counted): string {
  return readme.replace(PLACE, `$1\n${table(figures(bundle))}\n\n$2`);
}

function idsFile({ paths }: Counted): string {
  const ids = Object.values(paths).flatMap((pathItem) =>
    Object.values(pathItem).map(({ operationId }) => `  | '${operationId}'`),
  );
  return `/** Written by \`pnpm generate\`: the operations of the description. */\nexport type OperationId =\n${ids.join('\n')};\n`;
}

/** The text of each file by its name, the same for the same sources. */
export function written(): ReadonlyMap<string, string> {
  const text = bundled();
  const bundle = JSON.parse(text) as Counted;
  return new Map([
    [BUNDLE_FILE, text],
    [IDS_FILE, idsFile(bundle)],
    [README_FILE, withFigures(readFileSync(README_FILE, 'utf8'), bundle)],
  ]);
}

const writtenText = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** The files that are not what their sources give, with the text that they should have. */
export function staleFiles(): readonly (readonly [file: string, text: string])[] {
  return [...written()].filter(([file, text]) => writtenText(file) !== text);
}

/** Writes what is stale. */
export function writeWritten(): void {
  for (const [file, text] of staleFiles()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${relative(ROOT, file)}: ${Math.round(text.length / 1024)} KiB`);
  }
}
