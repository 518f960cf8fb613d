/** How the time of a rule grows with its input: no pattern is slower than linear, and ten times the rows cost at most about ten times. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { toMoney } from '../src/base/money';
import { judgeRows } from '../src/buying/batch';
import { orderGoods } from '../src/buying/rebuy';
import { settle, startSettle } from '../src/buying/settle';
import { draftsByOrder } from '../src/buying/settle-draft';
import { lookUpSubmit } from '../src/buying/submit';
import { NO_CHOICES, readLedger } from '../src/fields/columns';
import { readFileCells, readTextCells } from '../src/fields/paste';
import { tallyLines } from '../src/money/easy-tally';
import { matchBooks, pairByHand } from '../src/money/reconciliation';
import { balanceLine } from '../src/money/statements';

/** Processor time in milliseconds: a machine that is busy with others does not count. The least of three is the rule's own. */
function costOf(run: () => unknown): number {
  const costs = [0, 1, 2].map(() => {
    const before = process.cpuUsage();
    run();
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...costs);
}

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

/** A pattern behind a sign that ends no value; the rules divide nothing by a pattern. */
const LITERAL =
  /(?<=[=(,:?&|![{]\s*|return\s+)\/(?![/*])((?:\\.|\[(?:\\.|[^\]\n\\])*\]|[^/\n\\[])+)\/([dgimsuvy]*)/g;

const PATTERNS: ReadonlyMap<string, string> = new Map(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const code = readFileSync(`${SOURCES}/${path}`, 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
      return [...code.matchAll(LITERAL)].map(
        ([, body = '', flags = '']) => [`/${body}/${flags}`, path] as const,
      );
    }),
);

/** Patterns that are quadratic, over texts that are short already. */
const SHORT_INPUT: ReadonlyMap<string, string> = new Map([
  ['/\\B(?=(\\d{3})+\\.)/g', 'digits of an amount that was read'],
  ['/\\.?0+$/', 'digits of a quotient'],
]);

const UNITS = [
  '1',
  'a',
  ' ',
  '\t',
  '\n',
  '(',
  '（',
  '()',
  '[',
  ',',
  '1,',
  '.',
  '1.',
  '-',
  '/',
  '=',
  '"',
  '0',
  '青',
  '号',
  '1号',
  '市',
  '区',
  'A1',
  '1 ',
  'x ',
  '年',
  '、',
  '：',
  '%',
];
const HEADS = ['', 'x1'];
const TAILS = ['', ' x!'];
const LENGTH = 20_000;
/** A linear pattern reads such a text in less than a millisecond, a quadratic one in more than a hundred. */
const SLOW_MS = 25;

function slowText(pattern: RegExp): string | undefined {
  for (const unit of UNITS) {
    const body = unit.repeat(LENGTH / unit.length);
    for (const head of HEADS) {
      for (const tail of TAILS) {
        const text = `${head}${body}${tail}`;
        const run = () => text.replace(pattern, '');
        const before = process.cpuUsage();
        run();
        if (process.cpuUsage(before).user / 1000 > SLOW_MS && costOf(run) > SLOW_MS)
          return `${head}${unit}…${tail}`;
      }
    }
  }
  return undefined;
}

it('SIDE-04 no pattern of the rules is slower than linear', () => {
  expect(PATTERNS.size).toBeGreaterThan(100);
  const slow = [...PATTERNS].flatMap(([literal, path]) => {
    if (SHORT_INPUT.has(literal)) return [];
    const [, body = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(literal) ?? [];
    const text = slowText(new RegExp(body, flags));
    return text === undefined ? [] : [`${path}: ${literal} of ${text}`];
  });
  expect(slow).toEqual([]);
  expect([...SHORT_INPUT.keys()].filter((literal) => !PATTERNS.has(literal))).toEqual([]);
});

const codeOf = (at: number) => `P${at}`;
const places = (length: number) => Array.from({ length }, (_, at) => at);
const dayOf = (at: number) =>
  `2026-${String(1 + (at % 11)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;

const bookOf = (length: number) =>
  places(length).map((at) => ({
    key: codeOf(at),
    day: dayOf(at),
    amount: toMoney(at),
    numbers: [],
    text: '',
  }));

/** A line of a bank's file; with quotes, as some write them. */
const fileLine = (at: number) => `"记-${at}",${dayOf(at)},提货 60100${at},${at}.50\n`;
const fileOf = (length: number) => places(length).map(fileLine).join('');
const sheetsOf = (cells: readonly (readonly string[])[]) => ({
  choices: NO_CHOICES,
  sheets: [{ name: '', cells }],
});

const RULES: Readonly<Record<string, (length: number) => () => unknown>> = {
  'lines of one product in a sheet': (length) => {
    const rows = places(length).map((at) => ({ rowNo: at + 1, product: 'P', number: '1', sendto: '' }));
    const products = [{ productCode: 'P', productModel: 'P' }];
    return () => judgeRows(rows, { products, isMerging: true });
  },
  'products of an order and its records': (length) => {
    const lines = places(length).map((at) => ({ productCode: codeOf(at), number: 1, suggestNumber: 1 }));
    return () => tallyLines(lines, lines.toReversed());
  },
  'lines of old orders': (length) => {
    const lines = places(length).map((at) => ({ productCode: codeOf(at), number: 1, price: 1 }));
    return () => orderGoods(lines);
  },
  'orders of a lost submit': (length) => {
    const orders = places(length).map((at) => ({
      orderNo: `N${at}`,
      payerCode: 'P',
      createDate: '2026-11-22',
      lineList: [{ productCode: codeOf(at % 50), number: 1 }],
    }));
    const sentOrders = orders.map(({ payerCode, lineList }, at) => ({
      orderNo: `S${at}`,
      payerCode,
      lines: lineList,
    }));
    const submission = { orders: sentOrders.toReversed() } as unknown as Parameters<
      typeof lookUpSubmit
    >[0]['submission'];
    const plannedAt = Date.parse('2026-11-22T00:00:00+08:00');
    return () => lookUpSubmit({ submission, plannedAt }, { orders, isWhole: true, now: plannedAt });
  },
  'vouchers and dues of an account': (length) => {
    const vouchers = places(length).map((at) => ({
      voucherNo: codeOf(at),
      voucherDate: dayOf(at),
      balance: 1,
    }));
    vouchers.sort((left, right) => left.voucherDate.localeCompare(right.voucherDate));
    const dues = vouchers.map(({ voucherDate }) => ({ day: voucherDate, amount: 1, text: '' }));
    return () => balanceLine(vouchers, dues);
  },
  'rows that a hand pairs': (length) => {
    const books = { company: bookOf(length), dealer: bookOf(length).map((row) => ({ ...row, day: '' })) };
    const [company, dealer] = [books.company.map(({ key }) => key), books.dealer.map(({ key }) => key)];
    const alone = { matches: [], onlyCompany: company, onlyDealer: dealer };
    return () => pairByHand(alone, books, { company, dealer });
  },
  'drafts of a settlement': (length) => {
    const splitOrders = places(length).map((at) => ({
      orderNo: `N${at}`,
      splitOrderProductList: [{ productCode: codeOf(at), number: 1, price: 1 }],
    }));
    const data = { composeProductList: [{ splitOrderDetailList: splitOrders }] } as unknown as Parameters<
      typeof draftsByOrder
    >[0];
    const drafts = places(length).map((at) => ({
      goods: `["${codeOf(at)}×1×1"]`,
      isChecked: true,
      payerCode: '',
      remark: '',
    }));
    return () => draftsByOrder(data, drafts.toReversed());
  },
  'orders of a settlement, one more checked': (length) => {
    const splitOrderDetailList = places(length).map((at) => ({
      orderNo: codeOf(at),
      splitOrderProductList: [{ productCode: codeOf(at), number: 1, price: 1 }],
    }));
    const all = settle(startSettle({ composeProductList: [{ splitOrderDetailList }] }), { type: 'checkAll' });
    const but = settle(all, { type: 'uncheck', orderNo: codeOf(1) });
    return () => settle(but, { type: 'check', orderNo: codeOf(1) });
  },
  'rows of a book whose columns are to be known': (length) => {
    const rows = places(length).map((at) => [dayOf(at), `记-${at}`, '提货', at % 2 === 0 ? `${at}.50` : '']);
    // What is known of a sheet is known of its cells: each run has its own.
    return () => readLedger(sheetsOf([['日期', '凭证号', '摘要', '金额'], ...rows]));
  },
  'lines of a text, five for each row': (length) => {
    const text = fileOf(5 * length);
    return () => readTextCells(text);
  },
  'lines of a file, five for each row': (length) => {
    const text = fileOf(5 * length);
    return () => readFileCells(text);
  },
  'rows of two books': (length) => {
    const books = { company: bookOf(length), dealer: bookOf(length) };
    return () => matchBooks(books);
  },
};

describe('CART-08 FIN-02 ten times the rows cost at most about ten times', () => {
  it.each(Object.entries(RULES))('%s', (_, prepare) => {
    const few = costOf(prepare(500));
    const many = costOf(prepare(5000));
    // What takes a few milliseconds is quick, whatever its ratio: the machine warms up.
    expect(many < 150 || many / few < 15, `${few} ms, then ${many} ms`).toBe(true);
  });
});

/** `pnpm fuzz` reads a text as long as the longest file that the portal takes. */
const MEGABYTES = process.env['FUZZ'] === undefined ? 2 : 50;
const MOST_HEAP_PER_BYTE = 6;
/** What may wait for its collection. */
const YOUNG_BYTES = 34e6;

setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');

it.each([
  ['a pasted text', readTextCells],
  ['a file', readFileCells],
] as const)('CART-08 the cells of %s take at most six bytes of heap for each of its bytes', (_, read) => {
  const text = fileOf((MEGABYTES * 1e6) / Buffer.byteLength(fileLine(0)));
  const bytes = Buffer.byteLength(text);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const cells = read(text);
  const atOnce = process.memoryUsage().heapUsed - before;
  collectGarbage();
  const kept = process.memoryUsage().heapUsed - before;
  expect(cells.ok).toBe(true);
  expect(kept / bytes).toBeLessThan(MOST_HEAP_PER_BYTE);
  // The engine leaves garbage of at most a young generation, whatever the length.
  expect((atOnce - YOUNG_BYTES) / bytes).toBeLessThan(MOST_HEAP_PER_BYTE);
});
