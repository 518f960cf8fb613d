import { type Amount, formatMoney, sumAmounts } from '@dealer-portal/rules/money';
import type { CloseEvent, CloseItem, CloseTask } from '@dealer-portal/rules/month-close';
import { INVOICE_STATES } from '@dealer-portal/rules/states';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href, type RouteName } from '#routes';
import { joined } from '#ui/text/joined';
import { dayText, shortDay, shortMinute } from '#ui/text/wire-text';
import { billDigits, billName } from '#widgets/bills/bill-name';
import { documentAddress } from '#widgets/document-line/document-address';
import { type CloseMarks, type Mark, markKey } from '../close-marks';
import type { AccountPeriod } from '../period-report';
import type { Reconciliation } from '../reconciliation-report';
import type { CloseFacts } from './use-close';

export type CloseDifference = Reconciliation['differenceList'][number];

/** A row of the list: what it is, what it is about, and what ends it. */
export interface CloseRow extends CloseItem {
  readonly key: string;
  readonly kind: string;
  readonly text: ReactNode;
  readonly detail: ReactNode;
  readonly amount: Amount | undefined;
  /** How it was done, where the browser knows it. */
  readonly event: CloseEvent | undefined;
  readonly act:
    | { readonly kind: 'explain'; readonly difference: CloseDifference; readonly mark: string }
    | { readonly kind: 'open'; readonly to: string; readonly label: string; readonly mark?: string }
    | { readonly kind: 'later'; readonly to: string; readonly mark: string };
}

interface CloseSources {
  readonly month: AccountPeriod;
  readonly reconciliation: Reconciliation | undefined;
  readonly facts: CloseFacts;
}

/** Everything that is to be seen to before a month is confirmed, group by group. */
export function closeRows(
  { month, reconciliation, facts }: CloseSources,
  marks: CloseMarks,
): readonly CloseRow[] {
  return [
    ...(reconciliation?.differenceList ?? []).map((difference) =>
      differenceRow(difference, month.period, marks),
    ),
    ...facts.statements.map((statement) => statementRow(statement, marks)),
    ...(facts.invoices.length > 0 ? [invoiceRow(month, facts.invoices)] : []),
    ...facts.rebates.map((rebate) => rebateRow(rebate, marks)),
    ...facts.loans.map((loan) => loanRow(loan, marks)),
    ...facts.bills.map((bill) => billRow(bill, marks)),
  ];
}

function seenText(mark: Mark | undefined): string | undefined {
  return mark && `已看过，${shortMinute(mark.time)} ${mark.user}`;
}

function eventOf(mark: Mark | undefined, text: string): CloseEvent | undefined {
  return mark && { time: mark.time, text, user: mark.user };
}

function differenceRow(difference: CloseDifference, period: string, { markOf }: CloseMarks): CloseRow {
  const { voucherNo, orderNo, companyAmount, customerAmount } = difference;
  const mark = markKey.difference(voucherNo, period);
  const note = markOf(mark);
  const order = documentAddress('orderDetail', { orderNo });
  const voucher = documentAddress('accountstatement', { voucherNo });
  return {
    group: 'difference',
    key: `difference ${voucherNo}`,
    kind: '差异',
    isDone: note !== undefined,
    task: { kind: 'difference', voucherNo },
    text: (
      <>
        {voucher ? (
          <>
            凭证 <Link to={voucher}>{voucherNo}</Link>
          </>
        ) : (
          '没有凭证的差额'
        )}
        {order && (
          <>
            ・订单 <Link to={order}>{orderNo}</Link>
          </>
        )}
      </>
    ),
    detail:
      note?.text ?? `公司 ${formatMoney(companyAmount)}，我方 ${formatMoney(customerAmount)}；要写明原因`,
    amount: difference.difference,
    event: eventOf(note, `写明差异 ${voucherNo || '其余差额'}`),
    act: { kind: 'explain', difference, mark },
  };
}

const STATEMENTS = {
  SERVICE: ['服务费', '服务费账单', 'serviceChargeBillList', 'serviceStatement'],
  SCF: ['融资', '供应链金融账单', 'scfMonth', 'financeStatement'],
} as const satisfies Readonly<
  Record<'SERVICE' | 'SCF', readonly [kind: string, name: string, page: RouteName, task: CloseTask['kind']]>
>;

function statementRow(
  { kind, period, closingBalance }: CloseFacts['statements'][number],
  { markOf }: CloseMarks,
): CloseRow {
  const [short, name, page, task] = STATEMENTS[kind];
  const key = markKey.read(`${kind} ${period}`);
  const mark = markOf(key);
  return {
    group: 'statement',
    key,
    kind: short,
    isDone: mark !== undefined,
    task: { kind: task },
    text: `${Number(period.slice(5))} 月${name}`,
    detail: seenText(mark) ?? '还没有看过',
    amount: closingBalance,
    event: eventOf(mark, `看过${name}`),
    act: { kind: 'open', to: href(page), label: mark ? '再看一次' : '查看并打勾', mark: key },
  };
}

/** The digits at the end by which a document is named, unless others end like it. */
const LAST_DIGITS = 6;

/** Long numbers by their ends, as long as it takes to tell them apart. */
function shortNumbers(numbers: readonly string[]): readonly string[] {
  const longest = Math.max(...numbers.map((number) => number.length));
  const ends = (length: number) => new Set(numbers.map((number) => number.slice(-length))).size;
  let length = LAST_DIGITS;
  while (length < longest && ends(length) < ends(longest)) length += 1;
  return numbers.map((number) => (length < number.length ? `…${number.slice(-length)}` : number));
}

/** How many of the invoices that nobody has signed are named. */
const MOST_NAMES = 5;

function invoiceRow({ beginDate, endDate }: AccountPeriod, invoices: CloseFacts['invoices']): CloseRow {
  const waiting = invoices.filter(({ status }) => status === INVOICE_STATES.toSign.value);
  const names = shortNumbers(waiting.slice(0, MOST_NAMES).map(({ invoiceNo }) => invoiceNo));
  const to = (status: string) =>
    `${href('newInvoice')}?${new URLSearchParams({ beginDate, endDate, ...(status && { status }) })}`;
  const isDone = waiting.length === 0;
  return {
    group: 'invoice',
    key: 'invoices',
    kind: '发票',
    isDone,
    task: { kind: 'invoices', count: waiting.length },
    text: isDone
      ? `本月 ${invoices.length} 张`
      : `${names.join('、')}${waiting.length > MOST_NAMES ? ' 等' : ''}`,
    detail: isDone ? '都已签收或退回' : `${waiting.length} 张待签收`,
    amount: sumAmounts((isDone ? invoices : waiting).map(({ amount }) => amount)),
    event: undefined,
    act: {
      kind: 'open',
      to: to(isDone ? '' : INVOICE_STATES.toSign.value),
      label: isDone ? '看发票' : '去签收',
    },
  };
}

function rebateRow(
  { rebateNo, rebateName, balance, endDate }: CloseFacts['rebates'][number],
  { markOf }: CloseMarks,
): CloseRow {
  const key = markKey.later(rebateNo);
  const mark = markOf(key);
  const until = endDate ? `${dayText(endDate)} 止，过期作废` : '';
  return {
    group: 'rebate',
    key,
    kind: '返利',
    isDone: mark !== undefined,
    task: { kind: 'rebate', number: rebateNo },
    text: (
      <>
        {rebateNo} {rebateName}
      </>
    ),
    detail: mark ? `已决定留到以后，${shortDay(mark.time)} ${mark.user}；${until}` : until,
    amount: balance,
    event: eventOf(mark, `返利 ${rebateNo} 留到以后`),
    act: { kind: 'later', to: `${href('rebate')}?${new URLSearchParams({ rebateNo })}`, mark: key },
  };
}

function loanRow(
  { financeNo, bankName = '', outstandingAmount, dueDate }: CloseFacts['loans'][number],
  { markOf }: CloseMarks,
): CloseRow {
  const key = markKey.read(financeNo);
  const mark = markOf(key);
  return {
    group: 'due',
    key,
    kind: '借款',
    isDone: mark !== undefined,
    task: { kind: 'loan', number: financeNo },
    text: `${financeNo} ${bankName}`,
    detail: `${dayText(dueDate)} 应还${mark ? `；${seenText(mark)}` : ''}`,
    amount: outstandingAmount,
    event: eventOf(mark, `看过借款 ${financeNo}`),
    act: { kind: 'open', to: href('scfAccount'), label: mark ? '再看一次' : '查看并打勾', mark: key },
  };
}

function billRow(
  { billNo, billTypeName = '票据', amount, dueDate }: CloseFacts['bills'][number],
  { markOf }: CloseMarks,
): CloseRow {
  const key = markKey.read(billNo);
  const mark = markOf(key);
  return {
    group: 'due',
    key,
    kind: '票据',
    isDone: mark !== undefined,
    task: { kind: 'bill', number: billNo },
    text: joined([billDigits(billNo), billTypeName]),
    detail: `${dayText(dueDate)} 到期${mark ? `；${seenText(mark)}` : ''}`,
    amount,
    event: eventOf(mark, `看过${billName(billNo)}`),
    act: {
      kind: 'open',
      to: `${href('billCount')}?${new URLSearchParams({ billNo })}`,
      label: mark ? '再看一次' : '查看并打勾',
      mark: key,
    },
  };
}
