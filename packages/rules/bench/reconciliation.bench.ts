/** 20,000 rows of the own book against 20,000 of the statement, in one piece of a worker's time (FIN-02). */
import { toMoney } from '../src/base/money';
import type { Books } from '../src/money/reconciliation';
import { matchBooks } from '../src/money/reconciliation';
import type { Candidate, Figure } from './measure';

const ROWS = 20_000;
const DAYS = 365;

type Row = Books['dealer'][number];

function row(key: string): Row {
  const day = new Date(Date.UTC(2026, 0, 1 + Math.floor(Math.random() * DAYS))).toISOString().slice(0, 10);
  return { key, day, numbers: [], amount: toMoney(Math.random() * 90_000 + 100) };
}

/** A third of the rows name an order; every fiftieth amount differs. */
function likeOfficeBooks(): Books {
  const company = Array.from({ length: ROWS }, (_, at) => ({
    ...row(`C${at}`),
    numbers: at % 3 === 0 ? [`601${1_000_000 + at}`] : [],
  }));
  const dealer = company.map((item, at) => ({
    ...item,
    key: `O${at}`,
    amount: at % 50 === 0 ? toMoney('1.00') : item.amount,
  }));
  return { company, dealer };
}

/** No row matches another, so every row is searched in every way. */
function likeNothing(): Books {
  return {
    company: Array.from({ length: ROWS }, (_, at) => row(`C${at}`)),
    dealer: Array.from({ length: ROWS }, (_, at) => row(`O${at}`)),
  };
}

function matching(name: string, books: Books): Candidate {
  return { name, run: () => matchBooks(books).matches.length };
}

const OFFICE = 'two books of one office';
const NOTHING = 'two books with nothing in common';

export const figures: readonly Figure[] = [
  {
    name: `reconciliation, ${ROWS} rows against ${ROWS}`,
    candidates: [matching(OFFICE, likeOfficeBooks()), matching(NOTHING, likeNothing())],
    ratios: [{ of: NOTHING, over: OFFICE }],
    notes: () => [
      'bar: 2,000,000 µs; growth: linear in the rows, of whose neighbours in time 16 are added up',
    ],
  },
];
