/**
 * Where money is checked, paid, printed, drawn and agreed to, before an amount of the server that cannot be read: it is
 * said in words, it is no ¥0.00, and nothing is pressed on with it. One table of such amounts for all places.
 */
import type { Data } from '@dealer-portal/sdk';
import {
  listAddressCollectRemarks,
  listLetters,
  listPayerBalances,
  queryMonthAccounts,
  queryReceipts,
  queryReconciliations,
  queryTransfers,
  splitOrder,
  transformMoney,
} from '@dealer-portal/sdk/operations';
import * as examples from '@dealer-portal/sdk/testing/examples';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReportChart } from '#kits/report/define-report';
import { ReportChartStrip } from '#kits/report/report-chart';
import { storedCheckout } from '#widgets/checkout/checkout';
import { Component as Settle } from '../../features/buying/settle/settle-page';
import { Component as MonthClose } from '../../features/money/statements/reconciliation-page';
import { closeServer, whole } from '../../test/close-server';
import { exampleApi } from '../../test/example-api';
import { choose, press, typeText } from '../../test/form-hands';
import { accountApi, bodiesOf, renderPage, renderRoute } from '../../test/render-page';
import { REPORTS } from '../../test/reports';

const EXAMPLES: readonly { readonly operationId: string; readonly data: () => unknown }[] =
  Object.values(examples);

/** The amounts that nobody can read. */
const UNREAD: readonly unknown[] = ['', '1,234.50', '—', null];
const NO_FIGURE = /¥0\.00|NaN|undefined|null/;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The page of the first month in a state, its reconciliation and its account with changed parts. */
function openMonth(status: string, ofReconciliation: object, ofAccount: object = {}) {
  const reconciliations = whole(examples.queryReconciliationsExamples.data());
  const months = whole(examples.queryMonthAccountsExamples.data());
  const period = reconciliations.records.find((record) => record.status === status)?.period ?? '';
  const changed = <Row extends { readonly period: string }>(rows: readonly Row[], parts: object) =>
    rows.map((row) => (row.period === period ? { ...row, ...parts } : row));
  const api = closeServer()
    .answer(queryReconciliations, {
      data: { ...reconciliations, records: changed(reconciliations.records, ofReconciliation) },
    })
    .answer(queryMonthAccounts, { data: { ...months, records: changed(months.records, ofAccount) } });
  renderPage(MonthClose, { path: '/reconciliation', address: `/reconciliation?period=${period}` });
  return { api, period };
}

describe.each(UNREAD.map((amount) => [amount] as const))('an amount that is %j', (amount) => {
  const payersWith = (giver: unknown, taker: unknown) =>
    [
      { payerCode: 'P1', customerName: '现款户', balance: giver, payerType: '01' },
      { payerCode: 'P2', customerName: '工程户', balance: taker, payerType: '01' },
    ] as Data<typeof listPayerBalances>;

  const transferServer = (payers: () => Data<typeof listPayerBalances>) =>
    accountApi()
      .answer(listPayerBalances, () => ({ data: payers() }))
      .answer(queryTransfers, { data: { total: 0, pageNum: 1, pageSize: 10, records: [] } })
      .answer(transformMoney, { data: '叁佰元整' });

  async function fillAndCheck() {
    await renderRoute('financetransfer');
    await choose('转出付款方', /^现款户/);
    await choose('转入付款方', /^工程户/);
    await typeText('金额（元）', '300');
    await press('核对');
  }

  it('FIN-03 slip: a balance that is lost before the press stands as a dash, with the reason; nothing is asked or sent', async () => {
    let giver: unknown = 1000;
    const api = transferServer(() => payersWith(giver, 20.5));
    await fillAndCheck();
    const slip = await screen.findByRole('article', { name: '划转单' });
    giver = amount;
    await press('提交划转 ¥300.00');
    await screen.findByText('转出 (P1) 的余额无法识别，暂不能提交，请稍后再试');
    expect([...slip.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
      '转出 (P1)———',
      '转入 (P2)¥20.50+¥300.00¥320.50',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodiesOf(api, 'saveFinanceTransfer')).toEqual([]);
  });

  it('FIN-03 slip: with a balance that came so there is none, and the form says which', async () => {
    transferServer(() => payersWith(1000, amount));
    await fillAndCheck();
    await screen.findByText('转入 (P2) 的余额无法识别，暂不能提交，请稍后再试');
    expect(screen.queryByRole('article')).toBeNull();
    expect(document.body.textContent).not.toMatch(NO_FIGURE);
  });

  function openSettle(parts: { readonly price?: unknown; readonly balance?: unknown }) {
    const { price = 100, balance = 900 } = parts;
    const payer = { payerCode: 'P1', payerName: '腾达家电', payerBalance: { balance, paytoCode: 'P1' } };
    const order = {
      orderNo: '701',
      splitOrderProductList: [{ productCode: 'A', productModel: 'A1', price, number: 3 }],
      payerInfo: payer,
      payToList: [payer],
    };
    const data = { composeProductList: [{ composeOrderNo: 'C1', splitOrderDetailList: [order] }] };
    const cart = { saletoCode: '8800123456', sendtoCode: '8800123456', splitComposeList: [] };
    storedCheckout.write({ submitTime: '1', cart });
    const api = accountApi()
      .answer(splitOrder, { data: data as Data<typeof splitOrder> })
      .answer(listAddressCollectRemarks, { data: [] });
    renderPage(Settle, { path: '/cart/settle/1' });
    return api;
  }

  /** The button is off, and says why to who comes near. */
  async function expectHeld(name: RegExp | string, reason: RegExp | string) {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.hover(button);
    const tip = await waitFor(() => {
      const id = button.getAttribute('aria-describedby');
      return document.getElementById(id ?? '') ?? Promise.reject(new Error('no reason'));
    });
    expect(tip.textContent).toMatch(reason);
    fireEvent.click(button);
  }

  it('CART-06 settlement: a price takes its line and its order out, in words', async () => {
    const api = openSettle({ price: amount });
    const order = await screen.findByRole('article', { name: '订单 701' });
    within(order).getByText('第 1 行价格无法识别，不能提交，请返回购物车重新结算');
    const figures = order.querySelectorAll('.split-line-amount, .split-order-price');
    expect([...figures].map(({ textContent }) => textContent)).toEqual(['—', '—']);
    expect(within(order).getByRole('checkbox')).toHaveProperty('disabled', true);
    await expectHeld('提交订单', /^请先勾选要提交的订单/);
    expect(bodiesOf(api, 'submitOrders')).toEqual([]);
  });

  it('PAYER-01 settlement: a balance has no rest and no shortfall, and holds the submit with its payer', async () => {
    const api = openSettle({ balance: amount });
    await screen.findByRole('article', { name: '订单 701' });
    const after = screen.getByRole('region', { name: '付款以后' });
    expect(after.textContent).toContain('(P1)腾达家电 可用—');
    expect([...after.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '—',
      '-¥300.00',
      '—',
    ]);
    expect(document.body.textContent).not.toMatch(NO_FIGURE);
    await expectHeld(/^提交/, /^付款方 腾达家电 的余额无法识别/);
    expect(bodiesOf(api, 'submitOrders')).toEqual([]);
  });

  it('FIN-01a paper: a list with a receipt without its amount has no total, and says of how many', async () => {
    const page = whole(examples.queryReceiptsExamples.data());
    const [first, ...rest] = page.records;
    const records = [{ ...first, amount }, ...rest] as typeof page.records;
    exampleApi().answer(queryReceipts, { data: { ...page, records } });
    await renderRoute('print');
    await screen.findByText(first?.receiptNo ?? '');
    fireEvent(window, new Event('beforeprint'));
    const onPaper = (selector: string) =>
      [...document.querySelectorAll(selector)].map((row) => row.textContent);
    expect(onPaper('tbody tr')).toHaveLength(records.length);
    expect(onPaper('tbody tr')[0]).toContain('没有金额 —');
    const totals = onPaper('tfoot tr');
    expect(totals.length).toBeGreaterThan(0);
    for (const line of totals) expect(line).toContain('— 1 行没有金额');
    expect([...onPaper('tfoot'), ...onPaper('tbody')].join()).not.toMatch(NO_FIGURE);
    fireEvent(window, new Event('afterprint'));
  });

  it('MSG-01 paper: a letter without a readable amount has a dash for it, and is not agreed to', async () => {
    const page = whole(examples.listLettersExamples.data());
    const records = page.records.slice(0, 1).map((letter) => ({ ...letter, amount })) as typeof page.records;
    exampleApi().answer(listLetters, { data: { ...page, total: 1, records } });
    await renderRoute('lettersLetterConfirm');
    const letter = await screen.findByRole('article');
    // A letter need not have one: null is none.
    if (amount === null) return expect(letter.textContent).not.toContain('函证金额');
    expect(letter.textContent).toContain('函证金额 —');
    await expectHeld(/^确认无误/, '函证金额无法识别，暂不能确认，请稍后再试');
  });

  const CHARTS = new Map(REPORTS.flatMap((report) => (report.chart ? [[report.chart.label, report]] : [])));

  /** The figures of a strip and how many bars are drawn. */
  function drawn({ useDues: _, ...chart }: ReportChart<object>, rows: readonly object[]) {
    render(<ReportChartStrip chart={chart} selection={{ rows, isWhole: true, isInOrder: true }} />);
    const open = screen.queryByRole('button', { name: '展开图' });
    if (open) fireEvent.click(open);
    const figures = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
    const bars = document.querySelectorAll('.chart-bar').length;
    const text = document.body.textContent;
    cleanup();
    return { figures, bars, text };
  }

  it.each([...CHARTS])(
    'FIN-01a chart %s: its sums say how many rows have no amount, and the bar is left out',
    (_, { operation, rows: rowsOf, chart }) => {
      const example = EXAMPLES.find(({ operationId }) => operationId === operation.id);
      const rows = rowsOf(structuredClone(example?.data()) as never).rows; // the example of its own operation
      if (!chart) throw new Error('no chart');
      const complete = drawn(chart, rows);
      const lost = rows.map((row, at) => {
        const fields = Object.entries(row).map(([key, value]) => [
          key,
          typeof value === 'number' ? amount : value,
        ]);
        return drawn(chart, rows.with(at, Object.fromEntries(fields)));
      });
      const changed = lost.filter(({ figures }) => figures.join() !== complete.figures.join());
      expect(changed.length).toBeGreaterThan(0);
      for (const { figures, bars, text } of changed) {
        const others = figures.filter((figure, at) => figure !== complete.figures[at]);
        expect(others.filter((figure) => !/^—(（1 行没有(金额|余额)）)?$/.test(figure))).toEqual([]);
        expect(others.some((figure) => /1 行没有/.test(figure))).toBe(true);
        if (chart.kind === 'bars') expect(bars).toBe(complete.bars - 1);
        expect(text).not.toMatch(/NaN|undefined|null/);
      }
    },
  );

  it('FIN-02 month close: nobody agrees to a closing balance or a difference that cannot be read', async () => {
    const { api, period } = openMonth('0', { companyBalance: amount, difference: amount });
    const aside = await screen.findByRole('complementary', { name: `确认 ${period}` });
    const facts = [...aside.querySelectorAll('dl')].map(({ textContent }) => textContent).join();
    expect(facts).toMatch(/期末余额\s*—/);
    expect(facts).toMatch(/差异\s*—/);
    expect(aside.textContent).toContain('期末余额、差异无法识别，暂不能确认，请稍后再试');
    await expectHeld('确认对账单', /无法识别/);
    expect(bodiesOf(api, 'confirmReconciliation')).toEqual([]);
  });

  it('FIN-02 month close: an equation with a balance that cannot be read is neither right nor wrong', async () => {
    openMonth('0', {}, { closingBalance: amount });
    const equation = await waitFor(() => {
      const drawnOne = document.querySelector('.close-equation');
      return drawnOne ?? Promise.reject(new Error('no equation yet'));
    });
    expect(equation.lastElementChild?.textContent).toBe('＝ 期末余额—有金额无法识别，没有核对');
    expect(equation.textContent).not.toMatch(/请联系客户经理|¥0\.00/);
  });

  it('FIN-02 month close: a confirmed month whose difference cannot be read is not called equal', async () => {
    const { period } = openMonth('1', { difference: amount, companyBalance: amount });
    const result = await screen.findByRole('region', { name: `${period} 的结果` });
    expect(result.textContent).toContain('差异读不出');
    expect(result.textContent).toContain('公司账 —');
    expect(result.textContent).not.toMatch(/一致|¥0\.00/);
  });
});

it.each([
  ['0', undefined],
  ['0', null],
  ['1', undefined],
  ['1', null],
] as const)(
  'FIN-02 month close: in state %s a month without its list of differences (%s) is shown, and is neither confirmed nor equal',
  async (status, differenceList) => {
    const { period } = openMonth(status, { differenceList, difference: -5 });
    if (status === '1') {
      const result = await screen.findByRole('region', { name: `${period} 的结果` });
      expect(result.textContent).not.toContain('一致');
      return;
    }
    const aside = await screen.findByRole('complementary', { name: `确认 ${period}` });
    expect(aside.textContent).toContain('没有取到差异明细，暂不能确认，请稍后再试');
    expect(aside.textContent).toContain('0 / —');
    expect(screen.getByRole('button', { name: '确认对账单' }).getAttribute('aria-disabled')).toBe('true');
  },
);
