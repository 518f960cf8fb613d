import {
  confirmBankInterest,
  queryAcceptanceBills,
  queryBankInterests,
  queryBillClaims,
  submitAcceptanceBill,
  submitBillClaim,
} from '@dealer-portal/sdk/operations';
import {
  listPayerBalancesExamples,
  queryAcceptanceBillsExamples,
  queryBankInterestsExamples,
  queryBillClaimsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { accountApi, bodiesOf, renderRoute } from '../../../test/render-page';

const CUSTOMER = { customerCode: '8800123456' };
const [PAYER] = listPayerBalancesExamples.data();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const choosePayer = async (within: Pick<typeof screen, 'getByRole'>) => {
  await userEvent.click(within.getByRole('combobox', { name: '入账付款方' }));
  await userEvent.click(await screen.findByTitle(new RegExp(`${PAYER?.payerCode}`)));
};

it('FIN-04g a bill is claimed for a payer; a refusal stands in the dialog and keeps what was typed', async () => {
  const server = accountApi()
    .answerExamples(queryBillClaimsExamples)
    .answerExamples(listPayerBalancesExamples)
    .answer(submitBillClaim, { code: '0', msg: '该票据已被认领，请刷新' });
  const [bill] = queryBillClaimsExamples.data().records;
  await renderRoute('billClaim');
  await userEvent.click(await screen.findByRole('button', { name: `认领：${bill?.billNo}` }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => userEvent.click(dialog.getByRole('button', { name: '认领 ¥80,000.00' }));
  await send();
  await dialog.findByText('请选择入账的付款方');
  await choosePayer(dialog);
  fireEvent.change(dialog.getByRole('textbox', { name: '备注' }), { target: { value: ' 工程款 ' } });
  await send();
  await dialog.findByText('该票据已被认领，请刷新');
  server.answer(submitBillClaim, { code: '1' });
  await send();
  await screen.findByText(/已提交认领，等待审核$/);
  const { billNo, amount } = bill ?? {};
  const body = { ...CUSTOMER, billNo, payerCode: PAYER?.payerCode, amount, remark: '工程款' };
  expect(bodiesOf(server, submitBillClaim.id)).toEqual([body, body]);
  // Once at first, then after each answer.
  await waitFor(() => expect(bodiesOf(server, queryBillClaims.id)).toHaveLength(3));
});

it('FIN-04h a bill is entered: its number is checked and says kind and day, a refusal keeps all', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T02:00:00Z'), toFake: ['Date'] });
  const server = accountApi()
    .answerExamples(queryAcceptanceBillsExamples)
    .answerExamples(listPayerBalancesExamples)
    .answer(submitAcceptanceBill, { code: '0', msg: '该票据号码已录入，请核对' });
  await renderRoute('acceptanceentry');
  const form = within(await screen.findByRole('region', { name: '录入票据' }));
  const type = (name: string, value: string) => {
    const field = form.getByRole('textbox', { name });
    fireEvent.change(field, { target: { value } });
    return field;
  };
  const send = () => userEvent.click(form.getByRole('button', { name: '提交录入' }));
  const enter = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await send();
    const question = within(await screen.findByRole('dialog'));
    question.getByText('录入票据 231345200018520261118000000226，¥150,000.50？', {
      selector: '.ant-modal-confirm-title',
    });
    await userEvent.click(question.getByRole('button', { name: '录入 ¥150,000.50' }));
  };
  type('票据号码', '1313452000185');
  await send();
  await form.findByText('票据号码是 30 位数字，现在是 13 位');
  // Each field says its fault in a task of its own.
  await form.findByText('请输入金额');
  await form.findByText('请选择到期日期');
  type('票据号码', '2313452000185 20261118 000000226');
  expect(form.getByRole('textbox', { name: '出票日期' })).toHaveProperty('value', '2026-11-18');
  expect(form.getByRole('radio', { name: '商业承兑' })).toHaveProperty('checked', true);
  type('票面金额（元）', '150000.5');
  const due = type('到期日期', '2027-05-18');
  fireEvent.keyDown(due, { key: 'Enter', code: 'Enter' });
  await choosePayer(form);
  await enter();
  await form.findByText('没有录入：该票据号码已录入，请核对');
  server.answer(submitAcceptanceBill, () => new Response('', { status: 504 }));
  await enter();
  await form.findByText(/^没有收到录入结果/);
  server.answer(submitAcceptanceBill, { code: '1' });
  await enter();
  await screen.findByText('票据 231345200018520261118000000226 已录入，等待审核');
  await waitFor(() => expect(screen.getByRole('textbox', { name: '票据号码' })).toHaveProperty('value', ''));
  const body = { ...CUSTOMER, billNo: '231345200018520261118000000226', billType: 'COMMERCIAL' };
  const rest = { amount: 150_000.5, issueDate: '2026-11-18', dueDate: '2027-05-18' };
  const sent = { ...body, ...rest, payerCode: PAYER?.payerCode };
  expect(bodiesOf(server, submitAcceptanceBill.id)).toEqual([sent, sent, sent]);
  vi.useRealTimers();
});

const openEntry = async () => {
  await renderRoute('acceptanceentry');
  const form = within(await screen.findByRole('region', { name: '录入票据' }));
  return (name: string) => form.getByRole('textbox', { name });
};

it('FIN-04 Enter in the field of a day takes the day, and the bill is not sent', async () => {
  accountApi().answerExamples(queryAcceptanceBillsExamples).answerExamples(listPayerBalancesExamples);
  const field = await openEntry();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form#bill')?.addEventListener('submit', onSubmit);
  await userEvent.type(field('到期日期'), '2027-05-18{Enter}');
  expect(field('到期日期')).toHaveProperty('value', '2027-05-18');
  await userEvent.type(field('票据号码'), '1{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('FIN-04 a bill that was begun is there after a reload, in plain digits', async () => {
  accountApi().answerExamples(queryAcceptanceBillsExamples).answerExamples(listPayerBalancesExamples);
  const field = await openEntry();
  fireEvent.change(field('票据号码'), { target: { value: '231345200018520261118000000226' } });
  fireEvent.change(field('票面金额（元）'), { target: { value: '１２,３４５.60' } });
  fireEvent.change(field('出票人'), { target: { value: '青岛腾达' } });
  await userEvent.type(field('到期日期'), '2027-05-18{Enter}');
  cleanup();
  const again = await openEntry();
  const texts = ['票据号码', '票面金额（元）', '出票人', '出票日期', '到期日期'].map(
    (name) => (again(name) as HTMLInputElement).value,
  );
  expect(texts).toEqual([
    '231345200018520261118000000226',
    ...['12345.60', '青岛腾达', '2026-11-18', '2027-05-18'],
  ]);
});

it('FIN-04i interest is confirmed after a question, and the list says of which', async () => {
  const data = queryBankInterestsExamples.data();
  const waiting = data.records.filter(({ status }) => status === '10');
  const server = accountApi()
    .answerExamples(queryBankInterestsExamples)
    .answer(confirmBankInterest, () => {
      const records = data.records.map((row) => ({ ...row, status: '20', statusName: '已确认' }));
      server.answer(queryBankInterests, { data: { ...data, records, total: records.length } });
      return { code: '1' };
    });
  await renderRoute('bankdiscount');
  const [row] = waiting;
  await userEvent.click(await screen.findByRole('checkbox', { name: `选择 ${row?.id}` }));
  await userEvent.click(screen.getByRole('button', { name: '确认 1 笔贴息' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('确认后从账户扣除，不能撤回。');
  expect(bodiesOf(server, confirmBankInterest.id)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: '确认 ¥1,387.50' }));
  await screen.findByText('已确认 1 笔贴息，¥1,387.50');
  expect(bodiesOf(server, confirmBankInterest.id)).toEqual([{ ...CUSTOMER, idList: [row?.id] }]);
});

it('FIN-04 F32 票据统计 says when the open bills are due, marks those to be presented, and counts each state', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T02:00:00Z'), toFake: ['Date'] });
  const page = queryAcceptanceBillsExamples.data();
  const [first] = page.records;
  if (!first) throw new Error('The example has no bill.');
  const bill = (billNo: string, dueDate: string) => ({
    ...first,
    billNo,
    dueDate,
    status: '20',
    amount: 1000,
  });
  const records = [bill('B1', '2026-11-20'), bill('B2', '2026-11-29'), bill('B3', '2027-01-10')];
  const server = accountApi().answer(queryAcceptanceBills, {
    data: { ...page, total: 3, amountTotal: 3000, records },
  });
  await renderRoute('billCount');
  await screen.findByText('1 张票据 10 天内到期，请与客户经理确认提示付款。');
  screen.getByText(/^1 张票据已过到期日还没有兑付：提示付款期是到期日起 10 天，/);
  const steps = within(screen.getByRole('region', { name: '到期分布' })).getAllByRole('term');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '已过到期日 1 张',
    '10 天内到期 1 张',
    '11–30 天 0 张',
    '31–90 天 1 张',
    '91 天以上 0 张',
  ]);
  await screen.findByText('还有 6 天到期');
  screen.getByText('已过期 3 天');
  const asked = bodiesOf(server, queryAcceptanceBills.id).flatMap((body) =>
    typeof body === 'object' && body !== null && 'status' in body ? [body.status] : [],
  );
  expect([...new Set(asked)].sort()).toEqual(['10', '20', '30', '50', '60', '70']);
  vi.useRealTimers();
});
