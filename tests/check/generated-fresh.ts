import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with generated files, or with drawn examples: committed, and `pnpm generate` must not change them. */
const GENERATED = [
  'openapi/bundle',
  'openapi/paths',
  'openapi/world',
  'packages/sdk/src/generated',
  'packages/sdk/reference',
];

/** Files with a part that is generated. */
const IN_PART = ['openapi/README.md'];

const before = fingerprint();
execSync('pnpm generate', { stdio: 'inherit' });
const changed = [...fingerprint()].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file);
if (changed.length > 0) {
  console.error(`Generated files are stale; commit what \`pnpm generate\` wrote:\n${changed.join('\n')}`);
  process.exitCode = 1;
}

function fingerprint(): Map<string, string> {
  const files = GENERATED.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(
    [...files, ...IN_PART].map((file) => [
      file,
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}
