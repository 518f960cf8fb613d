import { queryAppointmentContracts } from '@dealer-portal/sdk/operations';
import {
  getFinanceRepayDetailExamples,
  queryAcceptanceBillsExamples,
  queryAppointmentContractsExamples,
  queryBankInterestsExamples,
  queryInvoicesExamples,
} from '@dealer-portal/sdk/testing/examples';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { PageName } from '#routes';
import { accountApi, renderRoute } from '../../test/render-page';
import { courseOf } from './course';

beforeEach(() => localStorage.clear());

const NOW = new Date('2026-11-20T10:00:00+08:00');

it('FIN-01 the course of an object has what happened, the newest first: nothing that is still to come, and no day that is not known', () => {
  const events = courseOf(
    [
      ['2026-10-12', '出票'],
      ['', '签收'],
      [undefined, '退票'],
      ['2026-11-20', '贴现', '青岛银行'],
      ['2026-11-21', '到期'],
      ['不详', '入账'],
    ],
    NOW,
  );
  expect(events.map(({ time, text }) => `${time} ${text}`)).toEqual([
    '2026-11-20 贴现',
    '2026-10-12 出票',
    '不详 入账',
  ]);
});

it('FIN-01 facts of one day are shown newest first, as the object lived them', () => {
  const events = courseOf(
    [
      ['2026-11-20', '开票'],
      ['2026-11-20', '签收'],
    ],
    NOW,
  );
  expect(events.map(({ text }) => text)).toEqual(['签收', '开票']);
});

it('FIN-01 what lies ahead by nature stands only once its day is here: one that cannot be read has not come', () => {
  const events = courseOf([['2026-11-20', '放款']], NOW, [
    ['2026-11-20', '生效'],
    ['2026-11-21', '到期'],
    ['不详', '到期'],
    [undefined, '到期'],
  ]);
  expect(events.map(({ text }) => text)).toEqual(['生效', '放款']);
});

const [bill] = queryAcceptanceBillsExamples.data().records;
const [invoice] = queryInvoicesExamples.data().records;
const { loan, repayList } = getFinanceRepayDetailExamples.data();
const [contract] = queryAppointmentContractsExamples.data().records;

const CASES: readonly (readonly [page: PageName, query: string, events: readonly RegExp[]])[] = [
  [
    'loanGetrepayment',
    `?financeNo=${loan.financeNo}`,
    [new RegExp(`${repayList[0]?.repayDate}.*还款`), new RegExp(`${loan.beginDate}.*放款`)],
  ],
  ['details', `?billNo=${bill?.billNo}`, [new RegExp(`${bill?.issueDate}.*出票`)]],
  [
    'contractPanelDetail',
    `?contractNo=${contract?.contractNo}`,
    [new RegExp(`${contract?.beginDate}.*生效`)],
  ],
  [
    'newInvoiceNewInvoiceDetails',
    `?invoiceNo=${invoice?.invoiceNo}`,
    [new RegExp(`${invoice?.invoiceDate}.*开票`)],
  ],
];

it.each(CASES)('FIN-01 FIN-08 %s%s shows the course of its object', async (page, query, events) => {
  accountApi().answerExamples(
    getFinanceRepayDetailExamples,
    queryAcceptanceBillsExamples,
    queryAppointmentContractsExamples,
    queryBankInterestsExamples,
    queryInvoicesExamples,
  );
  await renderRoute(page, query);
  const course = within(await screen.findByRole('region', { name: '经过' }));
  const shown = (await course.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(shown).toEqual(events.map((event) => expect.stringMatching(event)));
});

it.each([undefined, '', '99', '10'])(
  'FIN-09 a contract of the state %s has neither begun nor ended',
  async (status) => {
    const data = queryAppointmentContractsExamples.data();
    const dated = { ...contract, beginDate: '2026-01-01', endDate: '2026-02-01', status };
    accountApi().answer(queryAppointmentContracts, { data: { ...data, records: [dated] as never } });
    await renderRoute('contractPanelDetail', `?contractNo=${contract?.contractNo}`);
    const course = within(await screen.findByRole('region', { name: '经过' }));
    course.getByText('没有接口给合同签署和变更的日期。');
    expect(course.queryAllByRole('listitem')).toEqual([]);
  },
);

it('FIN-01 an invoice list has no course', async () => {
  accountApi().answerExamples(queryInvoicesExamples);
  await renderRoute('newInvoiceNewInvoiceDetails');
  await screen.findByRole('grid');
  expect(screen.queryByRole('region', { name: '经过' })).toBeNull();
});
