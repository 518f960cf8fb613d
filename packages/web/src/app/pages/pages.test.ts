import { expect, it } from 'vitest';
import { loadPage } from '.';
import type { SectionPages } from './daily';

type HelpPages = SectionPages<'help'>;

/** A page, and a module that is none. */
const page = () => import('../errors/forbidden-page');
const noPage = async () => ({ Page: () => null });

it('ROUTE-01 the compiler finds a page that is missing, a module that is no page, and a name that the route table lacks', () => {
  const complete = { mallHelpPage: page, mallEditHelpPage: page } satisfies HelpPages;
  const tables = [
    // @ts-expect-error a page is missing
    { mallHelpPage: page } satisfies HelpPages,
    // @ts-expect-error the module exports no `Component`
    { mallHelpPage: page, mallEditHelpPage: noPage } satisfies HelpPages,
    // @ts-expect-error the route table has no such name
    { mallHelpPage: page, mallEditHelpPage: page, mallOldHelpPage: page } satisfies HelpPages,
    // @ts-expect-error a page of every working day stands in the table of those
    { mallHelpPage: page, mallEditHelpPage: page, forbidden: page } satisfies HelpPages,
  ];
  expect([complete, ...tables].map((table) => Object.keys(table).length)).toEqual([2, 1, 2, 3, 3]);
});

it('ROUTE-01 a route that sends on is no page', async () => {
  // @ts-expect-error it sends on
  await expect(loadPage('financeAccountcurrentTurnover')).rejects.toThrow('financeAccountcurrentTurnover');
});

it('ROUTE-01 a page is loaded from the table of every working day, or from that of its section', async () => {
  const { Component } = await page();
  expect((await loadPage('forbidden')).Component).toBe(Component);
  expect((await loadPage('protectionPolicy')).Component).toBeTypeOf('function');
});
