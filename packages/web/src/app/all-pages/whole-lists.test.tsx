/**
 * Every page before a server whose lists are longer than any page asks: what it says of the whole is the whole's. A new page
 * that reads one page of a list and speaks of all fails.
 */
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPageName, needsObject, type PageName, ROUTE_NAMES, routes } from '#routes';
import { type AskedList, LONG, longApi } from '../../test/long-api';
import { PART_NAME, partOf } from '../../test/part';
import { openAddress } from '../../test/render-page';
import { untilStill } from '../../test/until-still';

/** Pages that show the first rows of a list without its number, and how they say so, or why nothing is lost. */
const FIRST_ROWS_ALONE: Readonly<Partial<Record<PageName, RegExp>>> = {
  underwriting: /已填 0 种/, // each product by its code
  easycustmsg: /共 6 条客户/, // the server's own list of customers, of all projects
  easycustmsgdai: /共 6 条客户/,
  contractPanelDetail: /请从合同面板选择/, // one contract by its number
  annualcontractNewDetail: /请从年度合同中选择/,
};

/** Pages whose 全部合计 sums another list, which is whole. */
const OTHER_SUMS: readonly PageName[] = ['loanMyCredit', 'supplyChainFinanceMyCredit']; // the lines of credit

/** Every third page in a plain run; `pnpm check --whole 'component tests'` opens all. */
const PART = 3;

const names = partOf(
  ROUTE_NAMES.filter(isPageName).filter((name) => !needsObject(name)),
  PART,
);

const addressOf = (name: PageName) => `/${routes[name].path.replace(/\/(:\w+\?|\*)/g, '')}`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00+08:00') });
  vi.stubGlobal('IntersectionObserver', undefined); // a row is in sight as soon as it is drawn
});

afterEach(() => void vi.useRealTimers());

const textOf = () => document.body.textContent ?? '';

/** Waits until nothing moves and no list waits any more. */
const settled = () =>
  vi.waitFor(
    async () => {
      await untilStill();
      // A frame of another system never opens here, and asks no list of ours.
      expect(document.querySelector('[aria-busy="true"]:not(:has(~ iframe))')).toBeNull();
    },
    { interval: 20, timeout: 20_000 },
  );

/** The numbers that a page says are all: 共 10 条, 全部 10 个. */
const wholesIn = (text: string): readonly number[] =>
  [...text.matchAll(/(?:共|全部) ?([\d,]+) ?[条笔单种个张项款行台家人份次]/g)].map(([, count = '']) =>
    Number(count.replaceAll(',', '')),
  );

/** What the text of a page says of lists of which it has a part. */
function expectHonest(name: PageName, lists: readonly AskedList[]): void {
  const text = textOf();
  const parts = lists.filter(({ loaded }) => loaded < LONG);
  // A count of what was loaded, as if that were all.
  const counts = new Set(parts.map(({ loaded }) => loaded));
  expect(wholesIn(text).filter((count) => counts.has(count) && count > 1)).toEqual([]);
  // A sum of all rows where neither the server sums nor all rows are there.
  const unsummed = parts.filter(({ hasTotals, loaded }) => !hasTotals && loaded > 1);
  if (text.includes('全部合计') && !OTHER_SUMS.includes(name)) expect(unsummed).toEqual([]);
  const said = FIRST_ROWS_ALONE[name];
  if (parts.some(({ loaded }) => loaded > 1) && !text.includes(String(LONG)))
    expect(text, parts.map(({ operationId }) => operationId).join()).toMatch(said ?? /^$/);
  else expect(said, 'no first rows alone').toBeUndefined();
}

/** What the choices of a page offer: those of its native lists, and of each Select once it is open. */
async function offeredChoices(): Promise<readonly (readonly string[])[]> {
  const native = [...document.querySelectorAll('select')].map((list) =>
    [...list.options].map(({ text, value }) => `${text} ${value}`),
  );
  const opened: (readonly string[])[] = [];
  for (const field of document.querySelectorAll<HTMLInputElement>('input[role="combobox"]:not(:disabled)')) {
    fireEvent.mouseDown(field);
    await untilStill();
    const list = document.getElementById(field.getAttribute('aria-controls') ?? '')?.parentElement;
    const options = [...(list?.querySelectorAll('[title]') ?? [])];
    opened.push(options.map((option) => option.getAttribute('title') ?? ''));
    fireEvent.mouseDown(field);
  }
  return [...native, ...opened];
}

/** A choice among the rows of a list offers them all, or says that it does not. */
async function expectWholeChoices(lists: ReadonlyMap<string, AskedList>): Promise<void> {
  for (const choices of await offeredChoices())
    for (const { operationId, loaded, names: rows } of lists.values()) {
      const isOfList = choices.some((choice) => [...rows].some((name) => choice.includes(name)));
      if (isOfList && loaded < LONG)
        expect(choices.join(), `${operationId} in a choice: ${loaded} rows`).toMatch(FIRST_ALONE);
    }
}

/** How a choice says that it offers the first rows alone. */
const FIRST_ALONE = /只列出前 \d+ /;

it.each(names)(
  `MISC-01 %s opens, and takes no part of a list for the whole (${PART_NAME})`,
  async (name) => {
    const { lists } = longApi();
    await openAddress(addressOf(name));
    await settled();
    expect(document.querySelector('h1')?.textContent).toBeTruthy();
    if (name !== 'demo') expect(textOf()).not.toMatch(/页面显示出错|没有加载出来/); // it shows a failure as a sample
    // Rows that a busy machine draws late are waited for.
    await vi.waitFor(() => expectHonest(name, [...lists.values()]), { interval: 100, timeout: 10_000 });
    await expectWholeChoices(lists);
  },
  40_000,
);

it.each([
  ['/index', '大单、套餐只看前 10 个'], // the ends of all special prices, of the first bulk orders and packages
  ['/myOrder?turn=me', `共 ${LONG} 单，只在最近 100 单中查找`],
  ['/finance', `共 ${LONG} 笔待还`],
])(
  'NAV-01 ORDER-01 FIN-08 %s says of how many it speaks: %s',
  async (address, words) => {
    longApi();
    await openAddress(address);
    await settled();
    await vi.waitFor(() => expect(textOf()).toContain(words), { interval: 100, timeout: 10_000 });
    expect(textOf()).not.toContain('全部合计');
  },
  40_000,
);
