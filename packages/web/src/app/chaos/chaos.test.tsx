/**
 * The fault matrix: pages whose calls answer wrongly. `npm test` takes a fixed part of about 300 loads; `pnpm chaos`
 * takes all pages and all faults. PAGES and FAULTS are regular expressions, SEED damages other calls and fields.
 */
import { afterAll, expect, it } from 'vitest';
import { isPageName, ROUTE_NAMES, routes } from '#routes';
import { FAULTS } from '../../test/chaos/faults';
import { type FindingKind, KINDS } from '../../test/chaos/findings';
import { tryPage } from '../../test/chaos/try-page';
import { isWhole, PART_NAME, partOf, seed } from '../../test/part';

const { PAGES = '', FAULTS: CHOSEN = '' } = process.env;

/** One page of four, each under one fault of four. */
const PART = 4;

/** 界面样例 shows what waits and what failed, as samples. */
const SAMPLES = 'demo';

const pages = ROUTE_NAMES.filter(
  (name) => isPageName(name) && name !== SAMPLES && new RegExp(PAGES).test(`/${routes[name].path}`),
);
const faults = FAULTS.filter(({ name }) => new RegExp(CHOSEN).test(name));
const isChosen = PAGES !== '' || CHOSEN !== '';

/**
 * Answers of another shape than described. A page that cannot draw them may say so in its frame (页面显示出错), but blames no
 * network, shows no false figure and sends nothing.
 */
const MAY_BE_REPLACED = ["another's answer", 'wrong types'];

const counts = new Map<FindingKind | 'load', number>();
const count = (kind: FindingKind | 'load') => counts.set(kind, (counts.get(kind) ?? 0) + 1);

afterAll(() => {
  const row = KINDS.map((kind) => `${kind} ${counts.get(kind) ?? 0}`).join(', ');
  process.stdout.write(`chaos, seed ${seed}: ${counts.get('load') ?? 0} loads: ${row}\n`);
});

it.each((isChosen ? pages : partOf(pages, PART)).map((name) => [`/${routes[name].path}`, name] as const))(
  `HTTP-05 HTTP-13 %s under faults is not blank or endless, shows no false figure and no word of a program, and sends nothing (${PART_NAME})`,
  async (_, name) => {
    const turn = pages.indexOf(name);
    const chosen =
      isWhole || isChosen ? faults : faults.filter((_fault, at) => (at + turn) % PART === seed % PART);
    const tried = await tryPage(name, chosen, String(seed));
    for (const { findings } of tried) {
      count('load');
      for (const { kind } of findings) count(kind);
    }
    const isSaid = (fault: string, kind: FindingKind) =>
      kind === 'replaced' && MAY_BE_REPLACED.includes(fault);
    const found = tried.flatMap(({ fault, findings }) =>
      findings
        .filter(({ kind }) => !isSaid(fault, kind))
        .map(({ kind, text }) => `${fault}: ${kind}: ${text}`),
    );
    // A complete run takes long: what is found is told at once.
    if (isWhole || isChosen) process.stdout.write([`/${routes[name].path}`, ...found, ''].join('\n'));
    expect(found).toEqual([]);
  },
  300_000,
);
