import {
  getUserInfo,
  listPayerBalances,
  queryRebates,
  submitRebateCash,
  transformMoney,
} from '@dealer-portal/sdk/operations';
import { exampleOf } from '@dealer-portal/sdk/testing';
import {
  getUserInfoExamples,
  queryRebateSettlementDetailsExamples,
  queryRebatesExamples,
} from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { press, typeText } from '../../../../test/form-hands';
import { accountApi, bodiesOf, renderRoute } from '../../../../test/render-page';

const PAYERS = [
  { payerCode: 'P1', customerName: '现款户', payerType: '01', balance: 1000 },
  { payerCode: 'P2', customerName: '授信户', payerType: '02', balance: 1000 },
  { payerCode: 'P4', customerName: '工程户', payerType: '04', balance: 1000 },
  { payerCode: 'P7', customerName: '返利户', payerType: '07', balance: 5000 },
];

const TODAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/** A rebate of 2,000 of which 500 was cashed. */
const rebate = (changes: object = {}) => ({
  ...exampleOf(queryRebatesExamples, {
    rebateNo: 'FL1',
    payerCode: 'P7',
    rebateAmount: 2000,
    usedAmount: 500,
    balance: 1500,
    cashList: [
      { cashNo: 'DX101', payerCode: 'P1', payerName: '现款户', cashAmount: 500, cashDate: '2026-10-16' },
    ],
    endDate: '2099-12-31',
  }),
  ...changes,
});

const listOf = (...records: ReturnType<typeof rebate>[]) => ({
  data: { total: records.length, pageNum: 1, pageSize: 10, records },
});

const server = () =>
  accountApi()
    .answer(listPayerBalances, { data: PAYERS })
    .answer(transformMoney, { data: '壹仟元整' })
    .answer(queryRebates, listOf(rebate()));

const CASHED = {
  cashNo: 'DX102',
  rebateNo: 'FL1',
  payerCode: 'P1',
  cashAmount: 1000,
  cashDate: '2026-11-23',
  balance: 500,
  status: '30',
  statusName: '部分使用',
};

async function fillIn(amount: string) {
  await renderRoute('myrebate', '?cash=FL1');
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '入账付款方' }));
  const options = await screen.findAllByTitle(/现款户/);
  for (const row of screen.getAllByTitle(/授信户|返利户/)) {
    expect(row.getAttribute('aria-disabled')).toBe('true');
  }
  fireEvent.click(options.at(-1) ?? document.body);
  await typeText('兑现金额（元）', amount);
}

async function sendTwice() {
  await press('核对');
  await press(/^提交兑现/);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('支付密码'), { target: { value: '123456' } });
  const button = dialog.getByRole('button', { name: '兑现 ¥1,000.00' });
  fireEvent.click(button);
  fireEvent.click(button);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('FIN-05g ORDER-01 a rebate is cashed into a payer that can pay orders, by two presses once; its records stand below', async () => {
  const api = server().answer(submitRebateCash, { data: CASHED });
  await fillIn('1500.01');
  await press('核对');
  await screen.findByText('可用 ¥1,500.00，还差 ¥0.01');
  await typeText('兑现金额（元）', '1000');
  const records = screen.getByRole('region', { name: '兑现记录' });
  await within(records).findByText('DX101');
  await sendTwice();
  await screen.findByText('DX102');
  screen.getByText('现款户 已入账，返利还可用 ¥500.00。');
  expect(bodiesOf(api, submitRebateCash.id)).toEqual([
    { customerCode: '8800123456', rebateNo: 'FL1', payerCode: 'P1', amount: 1000, payPassword: '123456' },
  ]);
});

it('ORDER-01 FIN-05g a cashing without an answer is found among those of its rebate, and no other of today is taken for it', async () => {
  const api = server().answer(submitRebateCash, () => new Response('', { status: 504 }));
  await fillIn('1000');
  const cashOf = (cashNo: string, cashAmount: number) => ({
    cashNo,
    payerCode: 'P1',
    payerName: '现款户',
    cashAmount,
    cashDate: TODAY.format(Date.now()),
  });
  const another = rebate({ rebateNo: 'FL10', cashList: [cashOf('DX7', 1000)] });
  const own = rebate({ cashList: [cashOf('DX8', 1000), cashOf('DX9', 900)] });
  api.answer(queryRebates, listOf(another, own));
  await sendTwice();
  await screen.findByRole('button', { name: /^就是这一笔.*DX8/ });
  await press(/^就是这一笔/);
  await screen.findByText('没有收到结果，但兑现已提交');
  expect(screen.getAllByText('DX8').length).toBeGreaterThan(0);
  expect(bodiesOf(api, submitRebateCash.id)).toHaveLength(1);
});

it.each([
  [{ code: '0', msg: '兑现金额大于返利可用余额，请刷新后重填' }],
  [{ code: '0', msg: '该返利已过有效期，不能兑现，请联系客户经理' }],
])(
  'FIN-05g a refusal is shown in the words of the server, and nothing typed is lost: %o',
  async (refusal) => {
    server().answer(submitRebateCash, refusal);
    await fillIn('1000');
    await sendTwice();
    await screen.findByText(new RegExp(refusal.msg));
    await press('返回核对');
    await press('返回修改');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '兑现金额（元）' })).value).toBe(
      '1000',
    );
  },
);

it.each([
  [{ balance: 0 }, '这笔返利已经用完。'],
  [{ endDate: '2026-10-31' }, '这笔返利 2026-10-31 已到期。'],
])('FIN-05g a rebate with %o is not offered, and by its address says why', async (changes, reason) => {
  server().answer(queryRebates, listOf(rebate(changes)));
  const { unmount } = await renderRoute('myrebate');
  await screen.findByText('FL1');
  expect(screen.queryByRole('link', { name: /^兑现/ })).toBeNull();
  unmount();
  await renderRoute('myrebate', '?cash=FL1');
  await screen.findByText(reason);
});

it('FIN-05g a user who is no administrator reads so', async () => {
  server().answer(getUserInfo, { data: { ...getUserInfoExamples.data('directAdmin'), isAdmin: false } });
  await renderRoute('myrebate', '?cash=FL1');
  await screen.findByText('兑现由管理员办理。');
});

it('FIN-05g a number that is no rebate is not found', async () => {
  server().answer(queryRebates, listOf());
  await renderRoute('myrebate', '?cash=FL9');
  await screen.findByText('没有找到这笔返利。');
});

it('FIN-05g the settlement of a rebate leads to its cashing', async () => {
  server().answerExamples(queryRebateSettlementDetailsExamples);
  await renderRoute('myRebateSettlementDetail', '?rebateNo=FL1');
  const link = await screen.findByRole('link', { name: '兑现 ¥1,500.00' });
  expect(link.getAttribute('href')).toBe('/myrebate?cash=FL1');
});

it('FIN-05g the source is a fixed line with its balance, and the ruler of the amount says what is left', async () => {
  server();
  await renderRoute('myrebate', '?cash=FL1');
  const source = (await screen.findByText('只有这一个账户可以兑现，不用选。', { exact: false })).closest(
    '.ant-form-item',
  );
  expect(source?.textContent).toContain('(P7) 返利户');
  expect(source?.textContent).toContain('¥5,000.00');
  expect(screen.queryByRole('combobox', { name: '兑现来源' })).toBeNull();
  await typeText('兑现金额（元）', '1000');
  // The figure is worked out of the typed one after it has been drawn.
  await waitFor(() => {
    const balanceAfter = screen.getByText(/之后余额/);
    expect(balanceAfter.textContent).toContain('可用 ¥1,500.00');
    expect(balanceAfter.textContent).toContain('之后余额 ¥500.00');
    expect(balanceAfter.querySelector('.ruler')).toBeTruthy();
  });
});

it('FIN-05 HTTP-05 what an answer brings besides the rebate that was asked for is never the one that is cashed', async () => {
  const lost: unknown = undefined;
  const nameless = rebate({ rebateNo: lost });
  server().answer(queryRebates, listOf(rebate({ rebateNo: 'FL10', balance: 9000 }), nameless));
  await renderRoute('myrebate', '?cash=FL1');
  await screen.findByText('没有找到这笔返利。');
  expect(document.body.textContent).not.toMatch(/undefined|9,000/);
});
