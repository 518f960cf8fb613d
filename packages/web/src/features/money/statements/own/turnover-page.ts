import { type AccountTurnover, accountTurnover } from '@dealer-portal/rules/statements';
import { reportPage } from '#kits/report/report-page';
import { columnsOf } from '#ui/table/columns';
import { type AccountPeriod, DATES, monthReport, PERIOD } from '../period-report';

const column = columnsOf<AccountPeriod>();

const TIMES = turnoverColumn('times', '周转次数', '次');
const DAYS = turnoverColumn('days', '周转天数', '天');

function turnoverColumn(kind: keyof AccountTurnover, title: string, unit: string) {
  const figure = (month: AccountPeriod) => {
    const value = accountTurnover(month)?.[kind];
    return value === undefined ? undefined : Number(value.toFixed(1));
  };
  return column.custom(kind, `${title}（${unit}）`, {
    width: 112,
    isFigure: true,
    text: (month) => figure(month)?.toFixed(1) ?? '',
    figure,
  });
}

/**
 * 周转查询: what went out of the own account and what came in, month by month (FIN-01).
 * Assumption: the turnover is counted from the balances and debits of each month; no call of its own is named.
 */
export const Component = reportPage(
  monthReport({
    name: 'accountTurnover',
    accountType: 'MAIN',
    columns: [PERIOD.month, PERIOD.opening, PERIOD.debit, PERIOD.credit, PERIOD.closing, TIMES, DAYS],
    filters: [DATES],
    noun: '周转月份',
    emptyReason: '账户有第一笔发生额后，各月的借贷发生额会出现在这里。',
    next: ['byday', '日账单'],
  }),
  { context: '周转次数 = 借方发生额 ÷ 期初期末平均余额；平均余额不为正的月份没有周转' },
);
