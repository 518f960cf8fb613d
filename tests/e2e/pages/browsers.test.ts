import { readdirSync, readFileSync } from 'node:fs';
import { BROWSER_TARGETS, NEWER_FUNCTIONS, NEWER_STYLES, OLDEST_CHROMIUM } from '@dealer-portal/web/browsers';
import { OUT_DIR } from '@dealer-portal/web/out-dir';
import { expect, it } from 'vitest';
import { visit } from '../support/portal';

const files = (ending: string) => readdirSync(`${OUT_DIR}/assets`).filter((file) => file.endsWith(ending));
const read = (file: string) => readFileSync(`${OUT_DIR}/assets/${file}`, 'utf8');

it('a page that calls a function that Chromium 109 lacks does not open in the browsers of shops with Windows 7', () => {
  const found = files('.js').flatMap((file) => {
    const text = read(file);
    return NEWER_FUNCTIONS.filter(([, , use]) => use.test(text)).map(
      ([name, since]) => `${file}: ${name} (${since})`,
    );
  });
  expect(files('.js').length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});

it('what a sheet has of later browsers is missed by nobody: its place says what an older one shows', () => {
  const sheets = files('.css').map(read).join('\n');
  const found = NEWER_STYLES.filter(([, , use]) => use.test(sheets));
  expect(found.filter(([, , , without]) => without === undefined).map(([name]) => name)).toEqual([]);
  // A reason without its use is old.
  const reasons = NEWER_STYLES.filter(([, , , without]) => without !== undefined);
  expect(reasons.map(([name]) => name)).toEqual(found.map(([name]) => name));
});

it('the floor is one: README, browserslist, compiler, and what the SDK and the rules say of themselves', () => {
  const root = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  expect(BROWSER_TARGETS[0]).toBe(`chrome${OLDEST_CHROMIUM}`);
  const { browserslist } = JSON.parse(root('package.json'));
  expect(browserslist).toEqual(['chrome >= 109', 'edge >= 109', 'firefox >= 115', 'safari >= 16.4']);
  for (const path of ['README.md', 'packages/sdk/README.md', 'packages/rules/README.md'])
    expect(root(path)).toMatch(/Chrome and Edge 109, Firefox 115, Safari 16\.4/);
});

it('below the floor a page says in words which browser helps, and the portal does not begin', async () => {
  const { page, end } = await visit({ isFresh: true });
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/new/api/')) calls.push(request.url());
  });
  await page.goto('/index');
  await page.getByRole('heading', { name: '这个浏览器的版本太旧，门户打不开' }).waitFor();
  await page.getByText(/Windows 7 能装的最后一版就是 109/).waitFor();
  expect([new URL(page.url()).pathname, calls]).toEqual(['/index', []]);
  await end();
});
