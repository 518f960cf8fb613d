import { expect, it } from 'vitest';
import { PAYER_PAGES, type PayerPage } from './index';

const pages = Object.keys(PAYER_PAGES) as PayerPage[];
const pagesWith = (has: (page: PayerPage) => boolean) => pages.filter(has);

it('PROF-02 new payer pages ask by sales group and have the payers of other customers, old ones neither', () => {
  expect(pagesWith((page) => PAYER_PAGES[page].source === 'salesGroup')).toEqual(['payerZY', 'payerCT']);
  expect(pagesWith((page) => PAYER_PAGES[page].hasAuthorized)).toEqual(['payerZY', 'payerCT']);
});

it('PROF-02 the pages of the traditional channel have no 日日顺 balance', () => {
  expect(pagesWith((page) => !PAYER_PAGES[page].hasHrsBalance)).toEqual(['payerCT', 'oldpayerCT']);
});
