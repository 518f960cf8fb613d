/** The six highest payers in one pass against filter, sort and slice (FLOAT-05). */

import { isShownPayer, type Payer, topPayers } from '../src/buying/payer';
import { TOP_PAYERS } from '../src/buying/payer/top-payers';
import type { Figure } from './measure';

const TYPES = ['01', '02', '03', '04', '05', '07', '15', '90'];

function payers(count: number): readonly Payer[] {
  return Array.from({ length: count }, (_, at) => ({
    payerCode: `P${at}`,
    payerType: TYPES[at % TYPES.length],
    balance: ((at * 2_654_435_761) % 4_294_967_296) / 100,
  }));
}

function bySort(payers: readonly Payer[]): readonly Payer[] {
  return payers
    .filter(isShownPayer)
    .sort((a, b) => Number(b.balance) - Number(a.balance))
    .slice(0, TOP_PAYERS);
}

function figure(count: number): Figure {
  const values = payers(count);
  return {
    name: `top ${TOP_PAYERS} of ${count} payers`,
    candidates: [
      { name: `ours, ${count}`, run: () => topPayers(values) },
      { name: `filter, sort, slice, ${count}`, run: () => bySort(values) },
    ],
    ratios: [{ of: `ours, ${count}`, over: `filter, sort, slice, ${count}` }],
    notes: () => [
      `same payers: ${JSON.stringify(topPayers(values)) === JSON.stringify(bySort(values))}`,
      'growth: linear, one pass',
    ],
  };
}

const thousand = payers(1000);
const tenThousand = payers(10_000);

export const figures: readonly Figure[] = [
  figure(10),
  figure(10_000),
  {
    name: 'top payers, growth',
    candidates: [
      { name: '1,000', run: () => topPayers(thousand) },
      { name: '10,000', run: () => topPayers(tenThousand) },
    ],
    ratios: [{ of: '10,000', over: '1,000' }],
    notes: () => ['growth: linear, one pass; a payer below the sixth costs one comparison'],
  },
];
