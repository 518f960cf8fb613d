/** One way of money, several families: each moves once, and the mock's accounts agree with the screen. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { loseAnswer } from '../../test/faults';
import { answer, choose, pressReady, rowWith, typeText } from '../../test/form-hands';
import { booksOf, CUSTOMER, type Listed, PASSWORD, payTwice, sendTwice } from '../../test/money-forms/books';
import { openAddress } from '../../test/render-page';
import { useLedger } from '../../test/world';

const ledger = useLedger();
const { armFault, call, setClock, signIn } = ledger;
const { balancesOf, movedSince, recordsOf } = booksOf(ledger);

// The state of the money is asked for again immediately, and not after seconds.
beforeEach(() => {
  const repeat = setInterval;
  vi.stubGlobal('setInterval', (task: () => void, ms: number) => repeat(task, ms >= 2000 ? 20 : ms));
});

const AIR = '8800200190';
const CREDIT = '8800200101';

const FUNDS = '/account/contacts/management/fundsTransfer/list';

const heading = (name: string) => screen.findByRole('heading', { name });

it('FIN-07c ORDER-01 a payment into the air account comes in once', async () => {
  const before = await balancesOf();
  await openAddress('/airpayment');
  await typeText('付款金额（元）', '500.05');
  await sendTwice('付款 ¥500.05');
  await heading('付款单已生成，请到收银台付款');
  expect(await movedSince(before)).toEqual({});
  const result = screen.getByRole('link', { name: '我已付款，查看结果' }).getAttribute('href') ?? '';
  cleanup();
  await openAddress(result);
  await screen.findByText(/¥500.05 已到账/);
  expect(await movedSince(before)).toEqual({ [AIR]: 50_005 });
});

it('FIN-07c ORDER-01 the air account: a transfer beyond what is free moves nothing, one within it goes and comes back', async () => {
  const before = await balancesOf();
  await openAddress('/AirtransferOnline');
  await choose('转出付款方', new RegExp(CUSTOMER));
  await typeText('金额（元）', '1285000');
  // Another press takes the money after the balance was read again.
  await armFault({ operationId: 'submitFundsTransfer', kind: 'example', example: 'shortBalance' });
  await payTwice('划转 ¥1,285,000.00');
  await screen.findByText(/^没有划转：.*余额不足/);
  expect(await recordsOf(FUNDS, 1_285_000)).toEqual([]);
  expect(await movedSince(before)).toEqual({});
  await pressReady('返回核对');
  await pressReady('返回修改');
  await typeText('金额（元）', '285.05');
  await payTwice('划转 ¥285.05');
  await heading('划转成功');
  expect(await movedSince(before)).toEqual({ [AIR]: 28_505, [CUSTOMER]: -28_505 });

  cleanup();
  await openAddress('/airrefund');
  await choose('转入付款方', new RegExp(CUSTOMER));
  await typeText('金额（元）', '285.05');
  await payTwice('退款 ¥285.05');
  await heading('退款成功');
  expect((await recordsOf(FUNDS, 285.05)).map(({ status }) => status)).toEqual(['20', '20']);
  expect(await movedSince(before)).toEqual({});
});

it('FIN-07c ORDER-01 a transfer survives a wrong password, is sent once, and moves both balances', async () => {
  const taker = '8800200106';
  const before = await balancesOf();
  await openAddress('/haierDigitalTransfer');
  await choose('转入付款方', new RegExp(taker));
  await typeText('金额（元）', '66.06');
  // The draft is there when the page of the slip is loaded.
  cleanup();
  await openAddress('/haierDigitalTransferConfirm');
  await pressReady('提交转账 ¥66.06');
  const password = await screen.findByLabelText('支付密码');
  fireEvent.change(password, { target: { value: '000000' } });
  await answer('转账 ¥66.06');
  await screen.findByText(/没有转账：支付密码不正确，还可以试 2 次/);
  fireEvent.change(screen.getByLabelText('支付密码'), { target: { value: PASSWORD } });
  await pressReady('转账 ¥66.06');
  await heading('转账成功');
  expect(await recordsOf(FUNDS, 66.06)).toMatchObject([
    { status: '20', fromPayerCode: CUSTOMER, toPayerCode: taker },
  ]);
  expect(await movedSince(before)).toEqual({ [CUSTOMER]: -6606, [taker]: 6606 });
});

it('FIN-07c ORDER-01 a transfer is asked for again when its payer has paid elsewhere meanwhile', async () => {
  const taker = '8800200106';
  const before = await balancesOf();
  await openAddress('/haierDigitalTransfer');
  await choose('转入付款方', new RegExp(taker));
  await typeText('金额（元）', '61.16');
  await pressReady('核对');
  await screen.findByRole('button', { name: '提交转账 ¥61.16' });
  const path = '/account/contacts/management/fundsTransfer';
  const funds = { customerCode: CUSTOMER, transferType: 'DIGITAL', amount: 20.5, payPassword: PASSWORD };
  const payers = { fromPayerCode: CUSTOMER, toPayerCode: taker };
  const { transferNo } = await call<{ transferNo: string }>(`${path}/submit`, { ...funds, ...payers });
  // It is done at the second question.
  for (const pageNum of [1, 1])
    await call(FUNDS, { customerCode: CUSTOMER, transferNo, pageNum, pageSize: 1 });
  await pressReady('提交转账 ¥61.16');
  await screen.findByText(new RegExp(`^\\(${CUSTOMER}\\) 余额由 ¥[\\d,.]+ 变为 ¥[\\d,.]+$`));
  expect(await recordsOf(FUNDS, 61.16)).toEqual([]);
  await pressReady('提交转账 ¥61.16');
  fireEvent.change(await screen.findByLabelText('支付密码'), { target: { value: PASSWORD } });
  await pressReady('转账 ¥61.16');
  await heading('转账成功');
  expect((await recordsOf(FUNDS, 61.16)).map(({ status }) => status)).toEqual(['20']);
  expect(await movedSince(before)).toEqual({ [CUSTOMER]: -8166, [taker]: 8166 });
});

it('FIN-07c an account that is applied for is examined overnight', async () => {
  const open = async () => {
    cleanup();
    await openAddress('/opencredit');
  };
  await open();
  await typeText('企业名称', '青岛黄岛腾达家电分公司');
  await typeText('法定代表人', '王建国');
  await typeText('身份证号', '11010519491231002X');
  await typeText('开户银行', '青岛银行');
  await typeText('银行卡号', '4111111111111111');
  await typeText('预留手机号', '13800000001');
  await sendTwice('开通信用');
  await heading('已提交，审核中');
  const path = `/account/contacts/management/paymentAccount/list?customerCode=${CUSTOMER}&accountType=CREDIT`;
  const states = async () => (await call<readonly Listed[]>(path)).map(({ status }) => status);
  expect(await states()).toEqual(['10']);
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(stored).not.toMatch(/11010519491231002X|4111111111111111/);
  await open();
  await screen.findByText(/信用账户审核中/);
  await setClock(1);
  expect(await states()).toEqual(['20']);
});

it('FIN-08f a financing is applied for once, paid out, repaid in part though the answer is lost, and redeemed', async () => {
  const before = await balancesOf();
  await openAddress('/loan/preLoanApply');
  await choose('资金方', /青岛银行/);
  await choose('入账付款方', new RegExp(CUSTOMER));
  await typeText('融资金额（元）', '12,345.67');
  await waitFor(() =>
    expect(document.body.textContent).toContain('¥134.26 = ¥12,345.67 × 4.35% × 90 天 ÷ 360'),
  );
  await sendTwice('融资充值 ¥12,345.67');
  await heading('已放款');
  const history = '/account/supplyChainFinance/queryFinanceHistory';
  const financings = () => recordsOf<Listed & { financeNo: string }>(history, 12_345.67);
  const [financing, ...others] = await financings();
  expect(others).toEqual([]);
  expect(await movedSince(before)).toEqual({ [CUSTOMER]: 1_234_567, [CREDIT]: -1_234_567 });

  const financeNo = financing?.financeNo ?? '';
  cleanup();
  await openAddress(`/loan/getRepay?financeNo=${financeNo}`);
  await choose('付款方', new RegExp(CUSTOMER));
  await typeText('归还本金（元）', '2345.67');
  const answerAgain = loseAnswer('/supplyChainFinance/repay');
  await sendTwice('还款 ¥2,345.67');
  await pressReady(/^就是这一笔/);
  await heading('没有收到结果，但还款已提交');
  answerAgain();
  expect(await movedSince(before)).toEqual({ [CUSTOMER]: 1_000_000, [CREDIT]: -1_000_000 });

  cleanup();
  await openAddress('/loan/preredeem/20');
  const redeem = await screen.findByRole('link', { name: `赎回：${financeNo}` });
  cleanup();
  await openAddress(redeem.getAttribute('href') ?? '');
  await choose('付款方', new RegExp(CUSTOMER));
  await armFault({ operationId: 'submitFinanceRepay', kind: 'example', example: 'shortBalance' });
  await sendTwice('赎回 ¥10,000.00');
  await screen.findByText(/付款方余额不足，请充值后再还款/);
  await pressReady('返回核对');
  await pressReady('返回修改');
  await sendTwice('赎回 ¥10,000.00');
  await heading('赎回已提交');
  expect(await financings()).toMatchObject([{ outstandingAmount: 0, status: '30' }]);
  expect(await movedSince(before)).toEqual({});
});

it('FIN-03b FIN-03a a dealer with one account only reads that the window is closed, and nothing can be typed', async () => {
  signIn('directKzxkh');
  await openAddress('/accounttransfer');
  await screen.findByText('现在不能划转');
});

const POS = '/account/contacts/management/pos';

/** All records of a list of POS. */
async function posOf<Listing extends object>(list: string): Promise<readonly Listing[]> {
  const question = { customerCode: CUSTOMER, pageNum: 1, pageSize: 1000 };
  return (await call<{ readonly records: readonly Listing[] }>(`${POS}/${list}/list`, question)).records;
}

it('FIN-06c an agreement is applied for once, a terminal bound, and its yearly fee taken once, by a double press or a second try', async () => {
  await openAddress('/posapply');
  await typeText('收单银行', '青岛银行');
  await typeText('联系人', '王建国');
  await typeText('联系电话', '13800000001');
  await sendTwice('申请');
  await heading('已提交，等待审核');
  const agreements = await posOf<Listed & { agreementNo: string }>('agreement');
  const waiting = agreements.filter(({ status }) => status === '10');
  expect(waiting).toMatchObject([{ bankName: '青岛银行', terminalNumber: 1 }]);
  expect(document.body.textContent).toContain(waiting[0]?.agreementNo);

  cleanup();
  await openAddress('/posbinding');
  await choose('终端', /37020002/);
  await choose('入账付款方', new RegExp(CUSTOMER));
  await sendTwice('绑定');
  await heading('终端已绑定');
  expect((await posOf<Listed>('terminal')).map(({ status }) => status)).toEqual(['20', '20']);

  cleanup();
  await openAddress('/annualfee');
  const before = await balancesOf();
  const payFee = async () => {
    await choose('终端', /37020002/);
    await choose('付款方', new RegExp(CUSTOMER));
    await sendTwice('缴年费 ¥240.00');
  };
  await payFee();
  await heading('已提交，银行处理中');
  expect(await movedSince(before)).toEqual({ [CUSTOMER]: -24_000 });
  await pressReady('再来一笔');
  await payFee();
  await screen.findByText(/^没有缴年费：该终端/);
  expect(await movedSince(before)).toEqual({ [CUSTOMER]: -24_000 });
});

it('FIN-05g a rebate is cashed after a refusal; the ledger moves once, and the statement of who got it says so', async () => {
  const before = await balancesOf();
  await openAddress('/myrebate?cash=FL20261001');
  await choose('入账付款方', new RegExp(CUSTOMER));
  await typeText('兑现金额（元）', '1500');
  await armFault({ operationId: 'submitRebateCash', kind: 'status', status: 429 });
  await sendTwice('兑现 ¥1,500.00');
  await screen.findByText(/^没有兑现：/);
  await pressReady('返回核对');
  await pressReady('返回修改');
  await sendTwice('兑现 ¥1,500.00');
  await heading('已兑现');
  expect(await movedSince(before)).toEqual({ [CUSTOMER]: 150_000, '8800200107': -150_000 });
  expect(await screen.findAllByText('DX2026100101')).not.toEqual([]);
  const voucher = screen.getByRole('link', { name: '看入账凭证' }).getAttribute('href') ?? '';
  cleanup();
  await openAddress(voucher);
  await (await rowWith('10月返利兑现')).findByText('¥1,500.00');
  cleanup();
  await openAddress('/rebate?rebateNo=FL20261001');
  await (await rowWith('部分使用')).findByText('¥500.00');
});

it('FIN-07c ROUTE-09c a bank that is late at the cashier: one payment fails afterwards and moves nothing, the next comes once', async () => {
  const before = await balancesOf();
  /** Pays at the cashier with a remark that names its end, and looks at the result. */
  const payAtCashier = async (remark: string) => {
    cleanup();
    await openAddress('/onlinePayment');
    await choose('入账付款方', new RegExp(CUSTOMER));
    await typeText('付款金额（元）', '321.09');
    await typeText('备注', remark);
    await sendTwice('付款 ¥321.09');
    const result = await screen.findByRole('link', { name: '我已付款，查看结果' });
    cleanup();
    await openAddress(result.getAttribute('href') ?? '');
    await screen.findByText(/¥321.09 待支付/);
    await pressReady('刷新付款结果');
  };
  await payAtCashier('银行超时，付款失败');
  await screen.findByText(/¥321.09 付款失败/);
  expect(await movedSince(before)).toEqual({});
  expect(screen.getByRole('link', { name: '重新付款' }).getAttribute('href')).toBe('/payment');
  await payAtCashier('银行超时');
  await screen.findByText(/¥321.09 已到账/);
  expect(await movedSince(before)).toEqual({ [CUSTOMER]: 32_109 });
  const receipts = '/account/contacts/management/receipt/list';
  expect(await recordsOf(receipts, 321.09)).toHaveLength(1);
});
