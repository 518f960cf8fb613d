import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = ['openapi', 'packages', 'tests'];
const FOREIGN = /\/(node_modules|dist|reports|\.[\w-]+)(\/|$)/;
const TEXT = /\.(ts|tsx|js|mjs|json|ya?ml|md|html|env|tsv)$/;

/** A secret that stands there as a text: `clientSecret: 'x'`, `CLIENT_SECRET=x`, `?clientSecret=x`. */
const WRITTEN =
  /(?:[cC]lient_?[sS]ecret|CLIENT_SECRET)["']?[ \t]*[:=][ \t]*["'`]?(?!setting\(|credential\(|valueIn\(|env\b|string\b|[A-Z_]+["'])[\w%+-]{2,}/;

function filesWithText(folder: string): readonly string[] {
  return readdirSync(`${ROOT}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !FOREIGN.test(`${entry.parentPath}/`) && TEXT.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
}

/** Tests need a secret, and make one up. */
const isTest = (path: string) => /\.test\.tsx?$|\/sdk\/test\//.test(path);

it('HTTP-09d no secret of an automation client is in the repository', () => {
  const filesWithSecret = FOLDERS.flatMap(filesWithText).filter(
    (path) => !isTest(path) && WRITTEN.test(readFileSync(path, 'utf8')),
  );
  expect(filesWithSecret).toEqual([]);
});

it.each([
  ["clientSecret: 'k3y-9f'", true],
  ['DEALER_PORTAL_CLIENT_SECRET=k3y', true],
  ['https://a.b/c?clientSecret=k3y', true],
  ["clientSecret: env['DEALER_PORTAL_CLIENT_SECRET'] ?? ''", false],
  ["clientSecret: setting('CLIENT_SECRET')", false],
  ["clientSecret: 'DEALER_PORTAL_CLIENT_SECRET'", false],
  ['{ basic: [], clientCode: [], clientSecret: [] }', false],
])('HTTP-09d %s is seen as a secret: %s', (text, isSecret) => {
  expect(WRITTEN.test(text)).toBe(isSecret);
});
