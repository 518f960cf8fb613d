import { type AccountYear, accountYears } from '@dealer-portal/rules/statements';
import { queryMonthAccounts } from '@dealer-portal/sdk/operations';
import { defineReport } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { columnsOf } from '#ui/table/columns';
import { periodAddress } from '../period-report';

const column = columnsOf<AccountYear>();

/** 年度与半年度对账: the years of the own account and their halves, added up from the months (FIN-01, FIN-02). */
const ACCOUNT_YEARS = defineReport({
  name: 'accountYear',
  operation: queryMonthAccounts,
  input: ({ saleInfo: { customerCode } }, _, page) => ({
    body: { custCode: customerCode, accountType: 'MAIN', ...page },
  }),
  // A year is known when all of its months are.
  isWhole: true,
  rows: ({ records }) => ({ rows: accountYears(records) }),
  rowKey: ({ key }) => key,
  // A year holds its halves: no sum over the rows.
  columns: [
    column.text('name', '期间', { width: 136 }),
    column.number('months', '月份', { width: 80, unit: '个月' }),
    column.date('beginDate', '起始日期', { width: 112 }),
    column.date('endDate', '截止日期', { width: 112 }),
    column.money('openingBalance', '期初余额', { width: 144, total: false }),
    column.money('debitAmount', '借方发生额', { width: 144, total: false }),
    column.money('creditAmount', '贷方发生额', { width: 144, total: false }),
    column.money('closingBalance', '期末余额', { width: 144, total: false }),
  ],
  noun: '年度对账',
  emptyReason: '账户有第一笔发生额后，各年度和半年度会出现在这里。',
  detail: { to: periodAddress('monthlybill'), label: '月账单' },
});

export const Component = reportPage(ACCOUNT_YEARS, {
  context: '由各月账单逐月相加；本年为已有月份之和',
  actionsWidth: 88,
});
