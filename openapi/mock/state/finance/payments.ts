// Payments from their order to the receipt: one world of states, so it is long.
import { addDays, daysBetween } from '../../../world/ledger/calendar';
import { ownPayer, payerOfType } from '../../../world/ledger/dealers';
import type { Payment } from '../../../world/ledger/events';
import { DISCOUNT_RATE } from '../../../world/ledger/events-bills';
import { FEE_RATE, LOAN_RATE } from '../../../world/ledger/events-loans';
import { POS_RATE, posAgreementDays, posAgreementNo } from '../../../world/ledger/events-pos';
import { bookCharge, bookMoney } from '../account/bookings';
import { payerByCode } from '../account/customer';
import { businessDate, businessTime } from '../memory/clock';
import { financeLedger } from '../memory/finance-ledger';
import { toCents, toYuan, yuanText } from '../memory/money';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { resource } from '../resources/store';
import { addition, transition } from '../resources/transition';
import { handle, isOwn } from '../resources/typed-handler';
import { accountRefusal } from './account-places';
import { currentAccount, ownPayerCode, voucherOfSource } from './accounts';
import { inCapitals } from './capitals';
import { fromLedger, nextOf, payerName } from './ledger-rows';
import { openExpenses, payExpenses } from './loan-rows';

export const PAY_MODES = { BANK: '银行转账', FINANCE: '融资放款', POS: 'POS 刷卡', BILL: '票据' } as const;
const PAYMENT_STATUS = {
  '10': '待支付',
  '15': '处理中',
  '20': '已到账',
  '30': '失败',
  '40': '已取消',
} as const;
const CHANNELS = { BANK: '网银', DIGITAL: '数字货币', KJT: '快捷通', AIR: '空调专户' } as const;
const RECEIPT_STATUS = { '10': '未打印', '20': '已打印' } as const;
/** Assumption: a receipt is printed within three weeks. */
const PRINTED_DAYS = 19;
/** The type of payer that the orders at the cashier are for, where the dealer has one. */
const PROJECTS = '04';
/** Yuan of one payment at most. */
const MOST_YUAN = 5_000_000;

interface PaymentRow extends Payment {
  readonly status: keyof typeof PAYMENT_STATUS;
  readonly printed: keyof typeof RECEIPT_STATUS;
  readonly time: string;
  /** When the order was made at the portal, and by which way it is paid; absent for what came otherwise. */
  readonly createTime?: string;
  readonly payChannel?: keyof typeof CHANNELS;
  /** The dealer's remark; it decides how the cashier ends (`endAtCashier`). */
  readonly remark?: string;
  /** The charges of financings that it pays. */
  readonly expenseNos?: readonly string[];
  /** When it was cancelled; absent for orders that were not. */
  readonly cancelTime?: string;
  /** How often its result was asked for while it waited. */
  readonly questions?: number;
}

export const payments = resource<PaymentRow>(
  'payments',
  'paymentNo',
  fromLedger(({ payments, today, dealer }) => {
    const arrived = payments
      .filter(({ kind }) => kind === 'MAIN')
      .map(
        (payment): PaymentRow => ({
          ...payment,
          status: '20',
          printed: daysBetween(payment.day, today) > PRINTED_DAYS ? '20' : '10',
          time: `${payment.day} 09:${String(10 + ((payment.cents / 100) % 50)).slice(0, 2)}:12`,
        }),
      );
    const { payerCode } = payerOfType(dealer, PROJECTS) ?? ownPayer(dealer);
    return arrived.length === 0 ? [] : [...ordersAtCashier(payerCode, today), ...arrived];
  }),
);

const madeAt = ({ createTime, time }: PaymentRow): string => createTime ?? time;
const compareTexts = (left: string, right: string): number => Number(left > right) - Number(left < right);
const cashierOf = (paymentNo: string) => `https://pay.portal.invalid/cashier/${paymentNo}`;

/** Whether nothing is moved by a payment order any more. */
const isOver = (status: string | undefined): boolean => status === '30' || status === '40';
const sumCents = (rows: readonly PaymentRow[]): number => rows.reduce((sum, { cents }) => sum + cents, 0);

/** So many seconds after the order the bank has it. Assumption. */
const ACCEPTED_S = 71;

/** The course of a payment order, newest first. */
function historyOf(row: PaymentRow): readonly { readonly time: string; readonly text: string }[] {
  const made = madeAt(row);
  const channel = CHANNELS[row.payChannel ?? 'BANK'];
  const accepted = { time: secondsAfter(made, ACCEPTED_S), text: `${channel}受理，等银行的结果` };
  const ends: Readonly<Partial<Record<PaymentRow['status'], readonly [time: string, text: string]>>> = {
    '20': [row.time || made, `到账，收据 ${row.receiptNo}`],
    '30': [secondsAfter(made, 2 * ACCEPTED_S), '银行退回：卡余额不足，没有扣款'],
    '40': [row.cancelTime ?? made, '取消，没有扣款'],
  };
  const [time, text] = ends[row.status] ?? [];
  return [
    ...(time !== undefined && text !== undefined ? [{ time, text }] : []),
    ...(row.status === '15' || row.status === '30' ? [accepted] : []),
    { time: made, text: '付款单生成，等待支付' },
  ];
}

function secondsAfter(time: string, seconds: number): string {
  return businessTime(new Date(Date.parse(`${time.replace(' ', 'T')}+08:00`) + seconds * 1000));
}

/** Orders of the last days that brought no money: one waits at the cashier, one is at the bank, one failed, one was cancelled. */
function ordersAtCashier(payerCode: string, today: string): readonly PaymentRow[] {
  const orders = [
    ['10', 1, 50_000_00, '双十二备货'],
    ['15', 2, 36_000_00, '酒店尾款'],
    ['30', 4, 6_800_00, '样机货款'],
    ['40', 8, 30_000_00, '教室空调定金'],
  ] as const;
  return orders.map(([status, ago, cents, remark], at) => {
    const day = addDays(today, -ago);
    // Without the day, so that the examples name it on every day.
    const number = `90000${at + 1}${payerCode.slice(-3)}`;
    return {
      paymentNo: `ZF${number}`,
      receiptNo: `SJ${number}`,
      sourceNo: `ZF${number}`,
      day,
      kind: 'MAIN',
      mode: 'BANK',
      payerCode,
      cents,
      status,
      remark,
      printed: '10',
      time: '',
      createTime: `${day} 10:42:09`,
      payChannel: 'BANK',
    };
  });
}

/** The voucher that records a payment, also of a charge; none before the money came. */
export function voucherOf(
  dealer: Dealer,
  { sourceNo, payerCode }: Pick<PaymentRow, 'sourceNo' | 'payerCode'>,
): string {
  return (
    voucherOfSource(currentAccount(dealer, 'MAIN', payerCode), sourceNo) ||
    voucherOfSource(currentAccount(dealer, 'SERVICE'), sourceNo)
  );
}

export const paymentHandlers: Handlers = {
  ...listOf<'queryReceipts', PaymentRow>('queryReceipts', {
    rows: (dealer) => payments.rows(dealer).filter(({ status, mode }) => status === '20' && mode !== 'BILL'),
    filters: {
      receiptNo: { is: 'receiptNo' },
      payerCode: { is: 'payerCode' },
      status: { is: 'printed' },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    totals: { amountTotal: 'cents' },
    show: (row, dealer) => ({
      receiptNo: row.receiptNo,
      receiptDate: row.day,
      payerCode: row.payerCode,
      payerName: payerName(dealer, row.payerCode),
      payMode: row.mode,
      payModeName: PAY_MODES[row.mode],
      amount: toYuan(row.cents),
      amountInWords: inCapitals(row.cents),
      voucherNo: voucherOf(dealer, row),
      status: row.printed,
      statusName: RECEIPT_STATUS[row.printed],
    }),
  }),

  ...listOf<'queryPaymentOrders', PaymentRow>('queryPaymentOrders', {
    rows: (dealer) =>
      payments
        .rows(dealer)
        .filter(({ mode }) => mode === 'BANK')
        .toSorted((left, right) => compareTexts(madeAt(right), madeAt(left))),
    filters: {
      paymentNo: { about: ['paymentNo'] },
      payerCode: { is: 'payerCode' },
      status: { is: 'status' },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    // What failed or was cancelled moves nothing: it counts only where nothing else is asked for.
    totals: {
      amountTotal: (rows, _, { status }) =>
        toYuan(sumCents(isOver(status) ? rows : rows.filter((row) => !isOver(row.status)))),
    },
    show: (row, dealer) => ({
      paymentNo: row.paymentNo,
      createTime: madeAt(row),
      payerCode: row.payerCode,
      payerName: payerName(dealer, row.payerCode),
      payChannel: row.payChannel ?? 'BANK',
      payChannelName: CHANNELS[row.payChannel ?? 'BANK'],
      amount: toYuan(row.cents),
      ...(row.remark && { remark: row.remark }),
      ...(row.status === '10' && { payUrl: cashierOf(row.paymentNo) }),
      ...(row.status === '20' && { receiptNo: row.receiptNo }),
      status: row.status,
      statusName: PAYMENT_STATUS[row.status],
      historyList: [...historyOf(row)],
    }),
  }),

  ...transition<'cancelPaymentOrder', PaymentRow>('cancelPaymentOrder', {
    resource: payments,
    finds: 'paymentNo',
    when: { status: ['10'] },
    else: 'notWaiting',
    sets: (_, { now }) => ({ status: '40', cancelTime: businessTime(now) }),
  }),

  ...addition<'submitPayment', PaymentRow>('submitPayment', {
    resource: payments,
    refusal: ({ dealer, input }) => {
      if (!isOwn(dealer, input) || !payerByCode(dealer, input.payerCode ?? '')) return 'closed';
      const move = input.payChannel === 'AIR' ? 'airPayment' : 'payment';
      return (
        accountRefusal(dealer, move, { to: input.payerCode }) ??
        (input.amount > MOST_YUAN
          ? 'limit'
          : expensesRefusal(dealer, input.expenseNoList, toCents(input.amount)))
      );
    },
    adds: ({ dealer, input, today, now }) => {
      const paymentNo = nextOf(dealer, payments, { prefix: 'ZF', today });
      return {
        paymentNo,
        receiptNo: paymentNo.replace('ZF', 'SJ'),
        sourceNo: paymentNo,
        day: today,
        kind: 'MAIN',
        payerCode: input.payerCode ?? '',
        mode: 'BANK',
        cents: toCents(input.amount),
        status: '10',
        printed: '10',
        time: '',
        createTime: businessTime(now),
        payChannel: input.payChannel,
        remark: input.remark ?? '',
        ...(input.expenseNoList && { expenseNos: [...new Set(input.expenseNoList)] }),
      };
    },
    answer: ({ paymentNo, cents, status }) => ({
      paymentNo,
      payUrl: cashierOf(paymentNo),
      amount: toYuan(cents),
      status,
      statusName: PAYMENT_STATUS[status],
    }),
  }),

  ...handle('getPaymentResult', ({ dealer, input, now, done, refuse }) => {
    const sent = payments.find(dealer, input.paymentNo);
    if (!sent) return refuse('notFound');
    if (sent.status === '10') askCashier(dealer, sent, now);
    const payment = payments.find(dealer, input.paymentNo) ?? sent;
    const { paymentNo, payerCode, cents, status, receiptNo, time } = payment;
    const state = { status, statusName: PAYMENT_STATUS[status] };
    const answer = { paymentNo, payerCode, payerName: payerName(dealer, payerCode), amount: toYuan(cents) };
    if (status !== '20') return done({ ...answer, ...state });
    return done({ ...answer, payTime: time, voucherNo: voucherOf(dealer, payment), receiptNo, ...state });
  }),

  ...handle('getContractRate', ({ dealer, input, done }) => {
    const rows = isOwn(dealer, input) ? ratesOf(dealer) : [];
    return done(rows.filter(({ contractNo }) => !input.contractNo || contractNo === input.contractNo));
  }),

  ...handle('submitRefreshTask', ({ dealer, input, today, done, refuse }) => {
    const isRunning = tasks.rows(dealer).some(({ taskType }) => taskType === input.taskType);
    if (isRunning) return refuse('running');
    const taskNo = nextOf(dealer, tasks, { prefix: 'SX', today });
    tasks.add(dealer, { taskNo, taskType: input.taskType ?? '' });
    return done({ taskNo, status: '10', statusName: '处理中' });
  }),
};

/**
 * How a payment ends at the cashier. Assumption: who asks for its result has paid, so the money has come by then; the
 * remark of a payment names another end (`mock/README.md`).
 */
function endAtCashier({ remark = '', questions = 0 }: PaymentRow): PaymentRow['status'] {
  if (remark.includes('没有付款') || (remark.includes('银行超时') && questions === 0)) return '10';
  return remark.includes('付款失败') ? '30' : '20';
}

/** The charges that a payment waits for. */
export function chargesBeingPaid(dealer: Dealer): ReadonlySet<string> {
  const waiting = payments.rows(dealer).filter(({ status }) => !isOver(status));
  return new Set(waiting.flatMap(({ expenseNos = [] }) => expenseNos));
}

/** Why a payment is none for these charges: one is paid, being paid or unknown, or the sum is another. */
function expensesRefusal(
  dealer: Dealer,
  numbers: readonly string[] | undefined,
  cents: number,
): readonly ['limit', string] | undefined {
  if (!numbers || numbers.length === 0) return undefined;
  const open = openExpenses(dealer, [...new Set(numbers)]);
  if (!open) return ['limit', '有费用已缴纳或不存在，请刷新费用列表'];
  const beingPaid = chargesBeingPaid(dealer);
  if (numbers.some((number) => beingPaid.has(number)))
    return ['limit', '有费用正在付款，请先付完或取消那张付款单'];
  const due = open.reduce((sum, expense) => sum + expense.cents, 0);
  return due === cents ? undefined : ['limit', `费用合计 ${yuanText(due)} 元，请按这个金额付款`];
}

/**
 * The result of a payment that waited. Money that has come is in the statement of its payer; what pays charges that are
 * still open comes to the account of charges and leaves it.
 */
function askCashier(dealer: Dealer, payment: PaymentRow, now: Date): void {
  const { paymentNo, payerCode, cents, questions = 0, expenseNos = [] } = payment;
  const status = endAtCashier(payment);
  const payer = status === '20' ? payerByCode(dealer, payerCode) : undefined;
  const day = businessDate(now);
  const arrival = { day, type: 'DZ', text: '银行到款', orderNo: '', sourceNo: paymentNo, cents } as const;
  const charges = openExpenses(dealer, expenseNos) ?? [];
  if (payer && charges.length > 0) {
    const text = `缴纳融资服务费 ${expenseNos.join('、')}`;
    bookCharge(dealer, { ...arrival, text: `银行到款 ${paymentNo}` });
    bookCharge(dealer, { ...arrival, type: 'TZ', text, sourceNo: `${paymentNo}F`, cents: -cents });
    payExpenses(dealer, charges, day);
  } else if (payer) bookMoney(dealer, payer, arrival);
  payments.change(dealer, paymentNo, {
    status,
    questions: questions + 1,
    ...(payer && { time: businessTime(now) }),
  });
}

/** The tasks that the dealer started; they run as long as the mock. */
const tasks = resource<{ readonly taskNo: string; readonly taskType: string }>(
  'refreshTasks',
  'taskNo',
  () => [],
);

/** The rates of the current contracts: loans, POS, discounts, as far as the dealer has them. */
function ratesOf(dealer: Dealer) {
  const ledger = financeLedger(dealer);
  const { loans, posTrades, discounts, today } = ledger;
  const year = today.slice(0, 4);
  const dates = { beginDate: `${year}-01-01`, endDate: addDays(`${Number(year) + 1}-01-01`, -1) };
  const pos = posAgreementDays(today);
  const loan = { ...dates, contractNo: `HT${year}RZ0008`, contractName: `${year}年度融资合作协议` };
  return [
    ...(loans.length === 0
      ? []
      : [
          { ...loan, rateType: 'LOAN', rateTypeName: '融资年利率', rate: LOAN_RATE },
          { ...loan, rateType: 'SERVICE', rateTypeName: '融资服务费率', rate: FEE_RATE },
        ]),
    ...(posTrades.length === 0
      ? []
      : [
          {
            beginDate: pos.begin,
            endDate: pos.end,
            contractNo: posAgreementNo(today, ledger.dealer),
            contractName: 'POS机具服务协议',
            rateType: 'POS',
            rateTypeName: 'POS手续费率',
            rate: POS_RATE,
          },
        ]),
    ...(discounts.length === 0
      ? []
      : [
          {
            ...dates,
            contractNo: `HT${year}TX0003`,
            contractName: '票据贴现协议',
            rateType: 'DISCOUNT',
            rateTypeName: '贴现年利率',
            rate: DISCOUNT_RATE,
          },
        ]),
  ];
}

interface ReceivedPayment {
  /** How it came. */
  readonly mode: 'FINANCE' | 'POS';
  /** The number that its booking in the statement has. */
  readonly sourceNo: string;
  readonly payerCode: string;
  readonly cents: number;
  readonly today: string;
}

/** Money that has come without an order at the cashier: paid out by a lender, or by a card at a terminal. */
export function addReceivedPayment(dealer: Dealer, { today, ...money }: ReceivedPayment): void {
  const paymentNo = nextOf(dealer, payments, { prefix: 'ZF', today });
  const terms = { day: today, kind: 'MAIN', status: '20', printed: '10', time: '' } as const;
  payments.add(dealer, { paymentNo, receiptNo: paymentNo.replace('ZF', 'SJ'), ...terms, ...money });
}

/** Whether a payer of the dealer has so many cents. */
export function hasMoney(dealer: Dealer, payerCode: string, cents: number): boolean {
  const payer = payerByCode(dealer, payerCode || ownPayerCode(dealer));
  return payer !== undefined && payer.cents >= cents;
}
