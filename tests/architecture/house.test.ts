import { readdirSync } from 'node:fs';
import { routes } from '@dealer-portal/web/routes';
import { describe, expect, it } from 'vitest';
import { loadWorld } from '../../openapi/world/world';
import { documents, filesOf, ROOT, readSource as read, readSource, sources } from './sources';

/** The longest a source file may be without saying why in its first line. */
const LONG = 300;

/** From so many files on a folder is told of: is it still one idea? */
const FOLDER = 40;
const FULL_FOLDER = 50;

describe('the house', () => {
  it('has the fixed top level', () => {
    const folders = readdirSync(ROOT, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .map(({ name }) => name);
    expect(folders.sort()).toEqual(['openapi', 'packages', 'tests']);
  });

  it('keeps files short, or says why not', () => {
    const long = sources.filter((path) => read(path).split('\n').length > LONG);
    expect(long.filter((path) => !read(path).startsWith('/**') && !read(path).startsWith('//'))).toEqual([]);
  });

  it('tells of a folder that fills up before it is too full; data and generated files are found by their names', () => {
    const files = ['openapi', 'packages', 'tests'].flatMap((folder) => filesOf(folder, /\.(tsx?|css)$/));
    const inFolder = new Map<string, number>();
    for (const path of files) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      inFolder.set(folder, (inFolder.get(folder) ?? 0) + 1);
    }
    const crowded = [...inFolder].filter(([, count]) => count > FOLDER);
    if (crowded.length > 0) console.warn(`more than ${FOLDER} files: ${crowded.join('; ')}`);
    expect(crowded.filter(([, count]) => count > FULL_FOLDER)).toEqual([]);
  });

  it('keeps state outside of components in one kind of store', () => {
    const owner = 'packages/web/src/ui/store.ts';
    const web = sources.filter((path) => path.startsWith('packages/web/src/') && path !== owner);
    expect(web.filter((path) => read(path).includes('new Set<() => void>'))).toEqual([]);
  });

  it('looks with `:has()` neither for what follows nor through a page: each change would cost 300 rows', () => {
    const has = String.raw`:has\((?:[^()]|\([^()]*\))*\)[^,{]*`;
    const costly = new RegExp(String.raw`${has}~|(?:html|body|:root|\.page)${has}\s[^\s,{]`);
    const sheets = filesOf('packages/web/src', /\.css$/);
    expect(sheets.filter((path) => costly.test(read(path)))).toEqual([]);
  });

  it('has no drawers: utils, helpers, misc, common', () => {
    const drawer = /(^|\/)(utils?|helpers?|misc|common|types)\.tsx?$/;
    expect(sources.filter((path) => drawer.test(path))).toEqual([]);
  });

  it('names no registry host and skips no test', () => {
    const forbidden = /registry\.(npmjs|npmmirror|yarnpkg)|\b(it|test|describe)\.(skip|todo|only)\b/;
    const texts = [
      ...sources,
      'package.json',
      'pnpm-workspace.yaml',
      'pnpm-lock.yaml',
      ...documents,
      '.npmrc',
    ];
    const self = 'tests/architecture/house.test.ts';
    expect(texts.filter((path) => path !== self && forbidden.test(read(path)))).toEqual([]);
  });
});

it('MISC-01 lists begin with the common number of rows, product tiles with theirs', () => {
  const otherRowCount = /useAddressFilter\([^)]*, \d|\b(PAGE_SIZE|pageSize) ?[=:] ?(?!1\b)\d/;
  // The helper of complete reads has sizes of its own (`paging.test.ts`).
  const helper = /platform\/calls\/(query|read-whole)\.ts$/;
  const pages = sources.filter((path) => /^packages\/web\/src\/(?!test\/).*(?<!\.test)\.tsx?$/.test(path));
  expect(pages.filter((path) => !helper.test(path) && otherRowCount.test(read(path)))).toEqual([]);
});

it('HTTP-13 a sentence about a failed call stands with its owner alone', () => {
  const owners = [
    'packages/rules/src/account/failure/failure-refusals.ts',
    'packages/sdk/src/core/failure.ts',
  ];
  const source = /^packages\/[^/]+\/src\/(?!.*(\/test\/|\/generated\/|\.test\.)).*\.tsx?$/;
  const sentences = new Set(
    [...read(owners[0] ?? '').matchAll(/'([^'\n]*\p{Script=Han}[^'\n]*)'/gu)].map(([, text = '']) => text),
  );
  const copies = sources
    .filter((path) => source.test(path) && !owners.includes(path))
    .flatMap((path) =>
      [...sentences].filter((text) => read(path).includes(text)).map((text) => `${path}: ${text}`),
    );
  expect(copies).toEqual([]);
});

describe('ROUTE-04 the title of a page', () => {
  it('comes from the table of routes: no heading repeats it', () => {
    const titles = new Set(Object.values(routes).map(({ title }) => title));
    const pages = sources.filter((path) =>
      /^packages\/web\/src\/(features|app)\/.*(?<!\.test)\.tsx$/.test(path),
    );
    const repeated = pages.flatMap((path) =>
      [...read(path).matchAll(/<PageHeader\s[^>]*?title="([^"]*)"/g)]
        .filter(([, title = '']) => titles.has(title))
        .map(([, title = '']) => `${path}: ${title}`),
    );
    expect(repeated).toEqual([]);
  });
});

describe('ORDER-01 one press is one act', () => {
  const pages = sources.filter((path) => /^packages\/web\/src\/.*(?<!\.test)\.tsx$/.test(path));
  const antd = /import \{([^}]*)\} from 'antd'/;
  const takes = (path: string, name: string) =>
    (antd.exec(read(path))?.[1] ?? '').split(',').some((item) => item.trim() === name);

  it('every dialog is the one of ui, which guards its act', () => {
    const modalOwners = [
      'packages/web/src/ui/overlay/dialog.tsx',
      'packages/web/src/app/notices/dialog-host.tsx',
    ];
    expect(pages.filter((path) => takes(path, 'Modal') && !modalOwners.includes(path))).toEqual([]);
  });

  it('every button is the one of ui, which guards its press', () => {
    expect(pages.filter((path) => takes(path, 'Button'))).toEqual([]);
  });

  it("antd's columns and colours are used nowhere, for their styles are left out", () => {
    const presets = 'blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime';
    const parts = new RegExp(`Col: \\{ (?!flex)|<Input\\.OTP|\\bcolor="(?:${presets})"`);
    const isUsed = (path: string) => takes(path, 'Col') || takes(path, 'Row') || parts.test(read(path));
    expect(pages.filter(isUsed)).toEqual([]);
  });

  it('CART-09 a quantity is typed in the common field alone', () => {
    // A price is no quantity.
    const amounts = ['packages/web/src/features/messages-and-help/feedback/more-facts.tsx'];
    expect(pages.filter((path) => takes(path, 'InputNumber') && !amounts.includes(path))).toEqual([]);
  });
});

/** Code without its comments. */
const codeOf = (path: string) => read(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** The shipped code of the portal and the rules. */
const code = sources.filter((path) =>
  /^packages\/(web|rules)\/src\/(?!.*(\btest(ing)?\/|\bgenerated\/|\.test\.)).*\.tsx?$/.test(path),
);

describe('a limit or a sign', () => {
  const writes = (limit: RegExp, owner: string) =>
    code.filter((path) => path !== owner && limit.test(codeOf(path)));

  it('CART-08 of the cart, 20 products, is written by rules/cart alone', () => {
    const owner = 'packages/rules/src/buying/cart/add-to-cart.ts';
    expect(codeOf(owner)).toMatch(/CART_LIMIT = 20\b/);
    expect(writes(/\b20\s*种|CART_LIMIT = /, owner)).toEqual([]);
  });

  it('CART-09 of a quantity, 999,999, is written by rules/input alone', () => {
    const owner = 'packages/rules/src/fields/input/quantity.ts';
    expect(codeOf(owner)).toMatch(/\b999_999\b/);
    expect(writes(/\b999[_,]?999\b/, owner)).toEqual([]);
  });

  it('ORDER-01 BIG-01 of a file is written by rules/upload alone', () => {
    const owner = 'packages/rules/src/fields/upload/file-size.ts';
    expect(writes(/1024 \* 1024|\b\d+ ?MB\b/, owner)).toEqual([]);
  });

  it.each([
    [
      'ORDER-01 of a typed text',
      'fields/input/text-lengths.ts',
      /maxLength=\{(200|500)\}|(REMARK|REPORT)_LENGTH = \d/,
    ],
    [
      '1§4 of a mobile number',
      'account/address-book/ship-to-change.ts',
      /(maxLength|most)=\{11\}|MOBILE_LENGTH = /,
    ],
    [
      'HEAD-03 the menu of financing',
      'account/menu/known-menus.ts',
      /(CREDIT|FINANCE)_MENU(: MenuId)? = |menu: (44|20097)\b/,
    ],
    ['FREEZE-01 the days without a pickup', 'account/freeze/freeze-facts.ts', /\b180 ?天|ZOMBIE_DAYS = /],
    ['HEAD-05 the first year', 'account/titles/copyright-years.ts', /\b2019\b/],
    ['HEAD-06 of a notice', 'account/messages/messages.ts', /NOTICE_MS = /],
    ['CACHE-01 of an answer', 'fields/page/page.ts', /\b600_?000\b/],
    ['FIN-02 the days ahead', 'money/runway/runway.ts', /未来 ?30 ?天|RUNWAY_DAYS = /],
  ])('%s, is written by %s of the rules alone', (_, path, limit) => {
    const owner = `packages/rules/src/${path}`;
    expect(codeOf(owner)).toMatch(limit);
    expect(writes(limit, owner)).toEqual([]);
  });

  // The other functions that cannot say no take money alone, which the compiler checks (rules/money).
  it('CART-06 of the wire is read by readMoney, readFigure and the functions in …Amounts: what cannot be read is never 0', () => {
    const readsAsZero = /\btoMoney\(/;
    const typed = /rules\/src\/(base\/money|fields\/input\/amount|money\/reconciliation\/)/;
    const faults = sources.filter(
      (path) =>
        /^packages\/(rules|web)\/src/.test(path) &&
        !/\.test\.|\/test\//.test(path) &&
        !typed.test(path) &&
        readsAsZero.test(readSource(path)),
    );
    expect(faults).toEqual([]);
  });

  it('CART-06 the sign of the yuan is put before an amount by formatYuan alone', () => {
    expect(writes(/¥(\s*\$?\{|\d)/, 'packages/rules/src/base/money.ts')).toEqual([]);
  });

  it('CART-09 a quantity and how it is read have one type each', () => {
    const declares = /\b(interface|type) (QuantityRange|QuantityRead|QuantityEdit)\b[^,}]*[={]/;
    const owners = code.filter((path) => declares.test(codeOf(path)));
    expect(owners).toEqual([
      'packages/rules/src/fields/input/quantity-edit.ts',
      'packages/rules/src/fields/input/quantity.ts',
    ]);
  });
});

describe('a persona', () => {
  const { personas, shipTos, payers } = loadWorld();
  const codes = new Set([
    ...personas.map(({ saletoCode }) => saletoCode),
    ...shipTos.map(({ sendtoCode }) => sendtoCode),
    ...payers.map(({ payerCode }) => payerCode),
  ]);

  it('lives in the world of openapi: no shipped code of portal or rules knows its numbers', () => {
    expect(codes.size).toBeGreaterThan(20);
    const named = code.filter((path) =>
      codeOf(path)
        .match(/\b88\d{8}\b/g)
        ?.some((number) => codes.has(number)),
    );
    expect(named).toEqual([]);
  });

  it('has the numbers by which the journeys name its accounts, ship-tos and payers', () => {
    const journeys = sources.filter((path) => path.startsWith('tests/e2e/'));
    const unknown = journeys.flatMap((path) =>
      (read(path).match(/\b88\d{8}\b/g) ?? [])
        .filter((code) => !codes.has(code))
        .map((code) => `${path}: ${code}`),
    );
    expect(unknown).toEqual([]);
  });
});

it('a route stays with the page of a journey: taken away, it leaves calls without an answer (interception.ts)', () => {
  const journeys = sources.filter((path) => path.startsWith('tests/e2e/'));
  const routesTakenAway = journeys.filter((path) => /\.unroute\(|\.route\([^;]*\btimes: /.test(read(path)));
  expect(routesTakenAway).toEqual([]);
});

it('operations are made stale by invalidateCalls alone (platform/calls/query)', () => {
  const elsewhere = sources.filter(
    (path) =>
      path.startsWith('packages/web/src/') &&
      !path.startsWith('packages/web/src/platform/calls/') &&
      /invalidateQueries\(\{[^}]*operationKey/.test(read(path)),
  );
  expect(elsewhere).toEqual([]);
});
