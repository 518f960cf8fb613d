/** 对账助手 from the file to the result; one page, so its test is long. */
import { formatYuan } from '@dealer-portal/rules/money';
import {
  confirmReconciliation,
  queryAcceptanceBills,
  queryFinanceHistory,
  queryInvoices,
  queryRebates,
  queryReconciliations,
  withdrawReconciliationDispute,
} from '@dealer-portal/sdk/operations';
import { exampleOf } from '@dealer-portal/sdk/testing';
import {
  queryAcceptanceBillsExamples,
  queryFinanceHistoryExamples,
  queryInvoicesExamples,
  queryRebatesExamples,
  queryReconciliationsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import readWorkbook from 'read-excel-file/node';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeServer, whole } from '../../../test/close-server';
import { OwnWorker } from '../../../test/own-worker';
import { bodiesOf, renderPage } from '../../../test/render-page';
import { catchFiles } from '../../../test/saved-files';
import { helperStore } from './helper/helper-state';
import { Component } from './reconciliation-page';

beforeEach(() => {
  localStorage.clear();
  helperStore.write(undefined);
  OwnWorker.isHeld = false;
  vi.stubGlobal('Worker', OwnWorker);
});

function statementOf(period: string) {
  const statement = queryReconciliationsExamples.data().records.find((record) => record.period === period);
  if (!statement) throw new Error(`the examples have no ${period}`);
  return statement;
}

/** A list of so many rows, ten at a time, as a server that caps its pages gives it. */
function cappedPage<T>(
  records: readonly T[],
  { pageNum = 1 }: { readonly pageNum?: number | undefined } = {},
) {
  const page = records.slice((pageNum - 1) * 10, pageNum * 10);
  return { data: { total: records.length, pageNum, pageSize: 10, records: page } };
}

/** An objection that the company has not answered. */
const OPEN = {
  disputeNo: 'YY20261120010',
  status: '10',
  statusName: '等公司核对',
  events: [{ time: '2026-11-20 10:00:00', user: '王建国', text: '提出异议：货没有收到' }],
};

/** The reconciliations after October is objected to. */
function objectedReconciliations() {
  const page = whole(queryReconciliationsExamples.data());
  const records = page.records.map((record) =>
    record.period === '2026-10' ? { ...record, status: '2', statusName: '有异议', dispute: OPEN } : record,
  );
  return { ...page, records };
}

const twelve = <T,>(rowOf: (at: number) => T): readonly T[] =>
  Array.from({ length: 12 }, (_, at) => rowOf(at));

const open = (query = '') =>
  renderPage(Component, { path: '/reconciliation', address: `/reconciliation${query}` });

describe('the close of a month', () => {
  it('FIN-02a a difference is ticked by its reason alone, which stays and is proposed by the company', async () => {
    const api = closeServer();
    const page = open();
    await userEvent.click(await screen.findByText('写原因'));
    const field = screen.getByLabelText('4900001004 的原因');
    expect((field as HTMLTextAreaElement).value).toBe('货物在途，客户次月入账');
    fireEvent.change(field, { target: { value: ' ' } });
    await userEvent.click(screen.getByText('保存说明并打勾'));
    const item = field.closest('li');
    expect(item?.querySelector('[data-done]')).toBeNull();
    fireEvent.change(field, { target: { value: '在途' } });
    await userEvent.click(screen.getByText('保存说明并打勾'));
    expect(item?.querySelector('[data-done]')).not.toBeNull();
    page.unmount();
    open();
    expect(await screen.findByText('在途')).toBeTruthy();
    expect(api.requests.filter(({ operationId }) => operationId === 'confirmReconciliation')).toEqual([]);
  });

  it('FIN-02a what is left without a voucher is explained month by month', async () => {
    const rest = { voucherNo: '', companyAmount: 12, customerAmount: 0, difference: 12 };
    const all = whole(queryReconciliationsExamples.data());
    const records = all.records.map((record) => ({ ...record, status: '0', differenceList: [rest] }));
    closeServer().answer(queryReconciliations, { data: { ...all, records } });
    const page = open('?period=2026-09');
    await userEvent.click(await screen.findByText('写原因'));
    fireEvent.change(screen.getByLabelText('其余差额 的原因'), { target: { value: '尾差' } });
    await userEvent.click(screen.getByText('保存说明并打勾'));
    await screen.findByText('尾差');
    page.unmount();
    open('?period=2026-10');
    await userEvent.click(await screen.findByText('写原因'));
    expect(screen.queryByText('尾差')).toBeNull();
  });

  it('FIN-02a without the list of what is to be seen to a month cannot be confirmed', async () => {
    closeServer().answer(queryRebates, { code: '0', msg: '返利系统维护中' });
    open();
    expect(await screen.findByText('要看完的没有全部加载出来，暂时不能确认')).toBeTruthy();
    expect(screen.queryByText('确认对账单')).toBeNull();
  });

  it('FIN-02a a month that is confirmed shows by whom, and one that is not closed cannot be', async () => {
    closeServer();
    const page = open('?period=2026-09');
    const result = await screen.findByRole('region', { name: '2026-09 的结果' });
    expect(result.textContent).toContain('是双方一致的数');
    const { id, confirmUser } = statementOf('2026-09');
    const sheet = screen.getByRole('complementary', { name: '确认单 2026-09' });
    expect(sheet.textContent).toContain(`编号${id}确认人${confirmUser}`);
    page.unmount();
    open('?period=2026-11');
    expect(await screen.findByText(/本月还没有出账/)).toBeTruthy();
  });

  it('FIN-02a invoices, rebates, loans and bills are read to the last page, not the first alone', async () => {
    const dueDate = '2026-11-30';
    const [invoice, rebate, loan, bill] = [
      exampleOf(queryInvoicesExamples, { status: '10' }),
      exampleOf(queryRebatesExamples, { balance: 1 }),
      exampleOf(queryFinanceHistoryExamples, { dueDate, outstandingAmount: 5 }),
      exampleOf(queryAcceptanceBillsExamples, { dueDate, amount: 5 }),
    ];
    closeServer()
      .answer(queryInvoices, ({ request: { body } }) =>
        cappedPage(
          twelve((at) => ({ ...invoice, invoiceNo: `2611${at}00000001` })),
          body,
        ),
      )
      .answer(queryRebates, ({ request: { body } }) =>
        cappedPage(
          twelve((at) => ({ ...rebate, rebateNo: `R${at}` })),
          body,
        ),
      )
      .answer(queryFinanceHistory, ({ request: { body } }) =>
        cappedPage(
          twelve((at) => ({ ...loan, financeNo: `L${at}` })),
          body,
        ),
      )
      .answer(queryAcceptanceBills, ({ request: { body } }) =>
        cappedPage(
          twelve((at) => ({ ...bill, billNo: `B${at}` })),
          body,
        ),
      );
    open('?period=2026-10');
    expect(await screen.findByText('12 张待签收')).toBeTruthy();
    // Their last six digits are the same.
    await screen.findByText('…000000001、…100000001、…200000001、…300000001、…400000001 等');
    const group = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem');
    expect(group('未用的返利')).toHaveLength(12);
    expect(group('到期的票据和借款')).toHaveLength(24);
  });

  it('FIN-02a an objection is raised with nothing else seen to, once its question is answered, with the own balance and the reason', async () => {
    const api = closeServer().answer(confirmReconciliation, { code: '1' });
    open('?period=2026-10');
    const object = await screen.findByRole('button', { name: '不认这个数，提出异议' });
    expect(object.getAttribute('aria-disabled')).not.toBe('true');
    await userEvent.click(object);
    const form = screen.getByRole('region', { name: '提出异议' });
    const raise = within(form).getByRole('button', { name: '提出异议' });
    expect(raise.getAttribute('aria-disabled')).toBe('true');
    fireEvent.change(within(form).getByLabelText('哪里不对'), { target: { value: '货没有收到' } });
    fireEvent.change(within(form).getByLabelText('我方账面余额（元）'), {
      target: { value: '¥1,316,600.00' },
    });
    await userEvent.click(raise);
    const dialog = await screen.findByRole('dialog', { name: '对 2026-10 对账单提出异议？' });
    expect(bodiesOf(api, 'confirmReconciliation')).toEqual([]);
    api.answer(queryReconciliations, { data: objectedReconciliations() });
    await userEvent.click(within(dialog).getByRole('button', { name: '提出异议' }));
    expect(await screen.findByText('异议已提出')).toBeTruthy();
    const { id } = statementOf('2026-10');
    expect(bodiesOf(api, 'confirmReconciliation')).toEqual([
      { id, customerCode: '8800123456', isAgree: false, customerBalance: 1_316_600, reason: '货没有收到' },
    ]);
    expect(await screen.findByText('2026-10 有异议，等公司核对')).toBeTruthy();
    const dispute = await screen.findByRole('region', { name: '异议 YY20261120010' });
    expect(dispute.textContent).toContain('等公司核对');
    expect(dispute.textContent).toContain('提出异议：货没有收到 王建国');
  });

  it('FIN-02a the rows of a month have days as the portal writes them, however the server does', async () => {
    const compact = (day = '') => day.replaceAll('-', '');
    const loans = whole(queryFinanceHistoryExamples.data());
    const rebates = whole(queryRebatesExamples.data());
    closeServer()
      .answer(queryFinanceHistory, {
        data: {
          ...loans,
          records: loans.records.map((loan) => ({ ...loan, dueDate: compact(loan.dueDate) })),
        },
      })
      .answer(queryRebates, {
        data: {
          ...rebates,
          records: rebates.records.map((row) => ({ ...row, endDate: compact(row.endDate) })),
        },
      });
    open('?period=2026-10');
    expect((await screen.findAllByText(/^\d{4}-\d\d-\d\d 应还/)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/^\d{4}-\d\d-\d\d 止，过期作废/).length).toBeGreaterThan(0);
  });

  it('FIN-02a an objection is taken back once its question is answered, and then the month waits again', async () => {
    const api = closeServer()
      .answer(queryReconciliations, { data: objectedReconciliations() })
      .answer(withdrawReconciliationDispute, { code: '1' });
    open('?period=2026-10');
    await userEvent.click(await screen.findByRole('button', { name: '撤回异议' }));
    const dialog = await screen.findByRole('dialog', { name: '撤回 2026-10 的异议 YY20261120010？' });
    api.answer(queryReconciliations, { data: whole(queryReconciliationsExamples.data()) });
    await userEvent.click(within(dialog).getByRole('button', { name: '撤回异议' }));
    expect(await screen.findByText('异议已撤回')).toBeTruthy();
    expect(bodiesOf(api, 'withdrawReconciliationDispute')).toEqual([
      { id: '60010', customerCode: '8800123456', disputeNo: 'YY20261120010' },
    ]);
    expect(await screen.findByRole('button', { name: '不认这个数，提出异议' })).toBeTruthy();
  });

  it('FIN-02a a month that was confirmed with a difference keeps both balances and the reason, and is never 一致', async () => {
    const page = whole(queryReconciliationsExamples.data());
    const records = page.records.map((record) =>
      record.period === '2026-10'
        ? { ...record, status: '1', statusName: '已确认', reason: '货物在途' }
        : record,
    );
    closeServer().answer(queryReconciliations, { data: { ...page, records } });
    open('?period=2026-10');
    const result = await screen.findByRole('region', { name: '2026-10 的结果' });
    expect(result.textContent).toContain('2026-10 已确认，有差异');
    expect(result.textContent).toContain('公司账 ¥1,293,526.00，我方账 ¥1,316,623.00，差异 -¥23,097.00');
    expect(result.textContent).toContain('差异原因 货物在途');
    expect(result.textContent).not.toContain('一致的数');
    const table = screen.getByRole('table', { name: '2026-10 余额调节表' });
    expect(table.textContent).toContain('2026-10 期末账面余额¥1,293,526.00¥1,316,623.00');
    expect(table.textContent).toContain('调节后余额，相等¥1,293,526.00¥1,293,526.00');
    // The paper has all of it.
    expect([result, table].map((part) => part.closest('.no-print'))).toEqual([null, null]);
    expect(screen.getByRole('button', { name: '打印余额调节表' })).toBeTruthy();
  });

  it('FIN-02c FIN-02a the file of a confirmed month has what its page has: both balances, each difference with its reason', async () => {
    const files = catchFiles();
    const page = whole(queryReconciliationsExamples.data());
    const records = page.records.map((record) =>
      record.period === '2026-10'
        ? { ...record, status: '1', statusName: '已确认', reason: '货物在途' }
        : record,
    );
    const mark = { text: '10 月 31 日发货，11 月 2 日到', user: '王建国', time: '2026-11-03 09:00' };
    localStorage.setItem('dealer-portal:closeMarks', JSON.stringify({ '8800123456 note 4900001004': mark }));
    closeServer().answer(queryReconciliations, { data: { ...page, records } });
    open('?period=2026-10');
    const table = await screen.findByRole('table', { name: '2026-10 余额调节表' });
    await userEvent.click(screen.getByRole('button', { name: '导出余额调节表' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toMatch(/^2026-10 余额调节表_\S+账户 8800123456\.xlsx$/);
    const [sheet] = await readWorkbook(
      Buffer.from((await files[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0)),
    );
    const [account, month, , ...lines] = sheet?.data ?? [];
    expect([account?.[0], month?.[0]]).toEqual([
      expect.stringMatching(/^账户：\S+账户 8800123456$/),
      '期间：2026-10',
    ]);
    const yuan = (cell: unknown) => (typeof cell === 'number' ? formatYuan(cell) : '');
    const drawn = [...table.querySelectorAll('tr')].slice(1).map((row) => row.textContent);
    const [last = []] = lines.splice(-1);
    expect(
      lines.map(([item, company, own, reason]) =>
        [item, reason && ` ${reason}`, yuan(company), yuan(own)].join(''),
      ),
    ).toEqual(drawn);
    expect(drawn.join()).toContain(mark.text);
    expect(last).toEqual(['差异（公司账－我方账）', -23_097, null, '货物在途']);
    const result = screen.getByRole('region', { name: '2026-10 的结果' }).textContent;
    expect(result).toContain(`差异 ${yuan(last[1])}`);
    expect(result).toContain(`差异原因 ${last[3]}`);
    vi.restoreAllMocks();
  });

  it('FIN-02a a rebate that is used up or has expired asks for nothing', async () => {
    const rebates = [
      { balance: 10, endDate: '2026-12-31', rebateNo: 'LEFT' },
      { balance: 10, endDate: '2020-01-31', rebateNo: 'EXPIRED' },
      { balance: 0, endDate: '2026-12-31', rebateNo: 'USED' },
    ].map((facts) => exampleOf(queryRebatesExamples, facts));
    closeServer().answer(queryRebates, ({ request: { body } }) => cappedPage(rebates, body));
    open('?period=2026-10');
    const group = await screen.findByRole('region', { name: '未用的返利' });
    expect(within(group).getAllByRole('listitem')).toHaveLength(1);
    within(group).getByText(/^LEFT /);
  });

  it('FIN-02a a closed month keeps what was left for later, without rebates of later months, and its course', async () => {
    const rebate = exampleOf(queryRebatesExamples, { balance: 10, endDate: '2026-12-31' });
    closeServer().answer(queryRebates, ({ request: { body } }) =>
      cappedPage(
        ['2026-09', '2026-10'].map((period) => ({ ...rebate, period, rebateNo: `FL${period}` })),
        body,
      ),
    );
    open('?period=2026-09');
    const left = within(await screen.findByRole('region', { name: '留到以后的' }));
    expect(left.getByText(/FL2026-09/)).toBeTruthy();
    expect(left.queryByText(/FL2026-10/)).toBeNull();
    expect(left.getAllByRole('link', { name: '去使用' })).toHaveLength(1);
    const course = screen.getByRole('region', { name: '经过' });
    const { confirmUser, companyBalance } = statementOf('2026-09');
    expect(course.textContent).toContain(`确认，期末余额 ${formatYuan(companyBalance)} ${confirmUser}`);
    expect(within(course).getAllByRole('listitem').at(-1)?.textContent).toContain('9 月结账');
  });
});

it('FIN-02a the course of a month shows its newest events, and all of them by a press', async () => {
  const signed = twelve((at) => ({
    ...exampleOf(queryInvoicesExamples, { status: '20' }),
    invoiceNo: `I${at}`,
    signDate: `2026-10-${String(at + 10)}`,
  }));
  closeServer().answer(queryInvoices, ({ request: { body } }) => cappedPage(signed, body));
  open('?period=2026-10');
  const course = () => within(screen.getByRole('region', { name: '经过' })).getAllByRole('listitem');
  await userEvent.click(await screen.findByRole('button', { name: '看全部 13 条' }));
  expect(course()).toHaveLength(13);
  expect(course().at(-1)?.textContent).toContain('签收发票 1 张');
});

describe('the own book', () => {
  const BOOK = '日期,单据号,摘要,金额\n2026-10-10,记-1,收款,120000\n2026-10-28,记-2,提货 6010086607,-23079';
  const choose = async (text: string) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no field for a file');
    await userEvent.upload(input, new File([text], '往来.csv', { type: 'text/csv' }));
  };

  it('FIN-02a is compared in the browser: what differs, what is missing, and what the digits say', async () => {
    const api = closeServer();
    open('?view=helper');
    await screen.findByText('点击选择我方账，或把文件拖到这里');
    await choose(BOOK);
    await screen.findByText('4 行', { selector: '.columns-aside *' });
    await userEvent.click(screen.getByRole('button', { name: /^正数是付款，/ }));
    await userEvent.click(screen.getByText('开始核对'));
    expect(await screen.findByText('差 18.00 能被 9 整除，9 和 7 可能写反了')).toBeTruthy();
    expect(screen.getByText('3 处')).toBeTruthy();
    // No part of the file was sent: every call is a read of the company's own figures.
    expect(JSON.stringify(api.requests)).not.toContain('23079');
  });

  it('FIN-02a a booking and its reversal in one book cancel first: they are shown by themselves, are no difference, and can be taken apart', async () => {
    closeServer();
    open('?view=helper');
    await screen.findByText('点击选择我方账，或把文件拖到这里');
    await choose(`${BOOK}\n2026-10-29,记-3,付货款,500\n2026-10-30,记-4,错账更正,-500`);
    await screen.findByText('4 行', { selector: '.columns-aside *' });
    await userEvent.click(screen.getByRole('button', { name: /^正数是付款，/ }));
    await userEvent.click(screen.getByText('开始核对'));
    await screen.findByText('3 处');
    const pair = () => document.querySelector<HTMLElement>('tr[data-row^="own 2026-10-29"]');
    expect(pair()?.textContent).toContain('同一本账里一正一负，互相抵消');
    screen.getByRole('button', { name: /^只在我方账\s*0 行/ });
    screen.getByRole('button', { name: /^对上了\s*2 组.*1 组本方对冲/ });
    await userEvent.click(within(pair() ?? document.body).getByRole('button', { name: /^拆开 记-3/ }));
    // Each of the two stands alone again, and wants an explanation.
    await screen.findByText('5 处');
    expect(pair()?.textContent).not.toContain('互相抵消');
    expect(pair()?.textContent).toContain('没有');
  });

  it('FIN-02a a book with a row that cannot be read is not compared before the row is corrected or left out', async () => {
    closeServer();
    open('?view=helper');
    await screen.findByText('点击选择我方账，或把文件拖到这里');
    await choose(BOOK.replace('-23079', '两万'));
    const field = await screen.findByRole('textbox', { name: '第 3 行“金额”' });
    expect(field).toHaveProperty('value', '两万');
    const start = () => screen.getByRole('button', { name: '开始核对' });
    expect(start().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: '这一行不读' }));
    await userEvent.click(screen.getByRole('button', { name: /^都是付款，/ }));
    await vi.waitFor(() => expect(start().getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(start());
    await screen.findByText('导出差异表');
  });

  it('FIN-02a another file can be chosen, and the former one with its answers is there until it is', async () => {
    closeServer();
    open('?view=helper');
    await screen.findByText('点击选择我方账，或把文件拖到这里');
    await choose(BOOK.replace('-23079', '两万'));
    await userEvent.click(await screen.findByRole('button', { name: '这一行不读' }));
    await userEvent.click(screen.getByRole('button', { name: '换文件' }));
    await screen.findByText('点击选择我方账，或把文件拖到这里');
    await userEvent.click(screen.getByRole('button', { name: '继续用它' }));
    expect(await screen.findByRole('button', { name: '开始核对' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '这一行不读' })).toBeNull();
  });

  it('FIN-02a the period follows the days that are read, until the user has typed one', async () => {
    closeServer();
    open('?view=helper');
    await screen.findByText('点击选择我方账，或把文件拖到这里');
    await choose(
      '日期,凭证号,摘要,借方,贷方\n2026-10-10,记-1,付货款,120000,\n2026-10-28,记-2,提货 6010086607,,23079',
    );
    await screen.findByText('4 行', { selector: '.columns-aside *' });
    expect(screen.getByRole('button', { name: '开始核对' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: /^借方是付款，/ }));
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: '开始核对' }).getAttribute('aria-disabled')).toBeNull(),
    );
  });

  it('FIN-02a a comparison that is cancelled leaves file and columns, and can be started again', async () => {
    closeServer();
    OwnWorker.isHeld = true;
    open('?view=helper');
    await screen.findByText('点击选择我方账，或把文件拖到这里');
    await choose(BOOK);
    await screen.findByText('4 行', { selector: '.columns-aside *' });
    await userEvent.click(screen.getByRole('button', { name: /^正数是付款，/ }));
    await userEvent.click(screen.getByText('开始核对'));
    await userEvent.click(await screen.findByText('取消核对'));
    OwnWorker.isHeld = false;
    await userEvent.click(await screen.findByText('开始核对'));
    expect(await screen.findByText('导出差异表')).toBeTruthy();
  });
});
