/** Part of `pnpm lint`: the YAML files of this package are in block style. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { spreadFlowLines } from '../lint/block-style';
import { ROOT } from './redocly';

const folders = ['.', 'paths', 'components', 'lint', 'world'];
const files = folders.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: folder !== '.', withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name)),
);
const findings = files.flatMap((file) =>
  spreadFlowLines(readFileSync(file, 'utf8')).map((line) => `openapi/${relative(ROOT, file)}:${line}`),
);
if (findings.length > 0) {
  console.error(`Write these maps and lists in block style, one key or item a line:\n${findings.join('\n')}`);
  process.exit(1);
}
console.log(`block style: ${files.length} files`);
