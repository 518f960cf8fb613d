import { addDays } from '../../../world/ledger/calendar';
import type { PosTrade } from '../../../world/ledger/events';
import {
  POS_RATE,
  posAgreementDays,
  posAgreementEnd,
  posAgreementNo,
} from '../../../world/ledger/events-pos';
import { bookMoney } from '../account/bookings';
import { payerByCode } from '../account/customer';
import { financeLedger } from '../memory/finance-ledger';
import { toCents, toYuan, yuanText } from '../memory/money';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { resource } from '../resources/store';
import { addition, refuseBy, transition } from '../resources/transition';
import { handle, isOwn } from '../resources/typed-handler';
import { accountRefusal, paidRefusal } from './account-places';
import { fromLedger, nextOf } from './ledger-rows';
import { addReceivedPayment, hasMoney } from './payments';

const AGREEMENT_STATUS = { '10': '审核中', '20': '已生效' } as const;
const TERMINAL_STATUS = { '10': '未绑定', '20': '已绑定' } as const;
const TRADE_STATUS = { '10': '待结算', '20': '已结算' } as const;
/** Cents a year for each terminal. */
const YEAR_FEE = 24_000;
const YEAR_DAYS = 365;

interface Agreement {
  readonly agreementNo: string;
  readonly bankName: string;
  readonly terminals: number;
  readonly begin: string;
  readonly status: keyof typeof AGREEMENT_STATUS;
}

/** A dealer with trades has an agreement of this year. */
const agreements = resource<Agreement>(
  'posAgreements',
  'agreementNo',
  fromLedger(({ posTrades, today, dealer }) => {
    const { begin } = posAgreementDays(today);
    const agreementNo = posAgreementNo(today, dealer);
    return posTrades.length === 0
      ? []
      : [{ agreementNo, bankName: '青岛银行', terminals: 2, begin, status: '20' }];
  }),
);

interface Terminal {
  readonly id: string;
  readonly terminalNo: string;
  readonly userCode: string;
  readonly userName: string;
  readonly feeEnd: string;
  readonly status: keyof typeof TERMINAL_STATUS;
}

/** Two terminals: the first is bound, the other waits. */
const terminals = resource<Terminal>(
  'posTerminals',
  'id',
  fromLedger(({ posTrades, today, dealer }) => {
    const terminalNo = posTrades[0]?.terminalNo;
    if (terminalNo === undefined) return [];
    const year = today.slice(0, 4);
    const prefix = dealer.isKnown ? '640' : `64${dealer.index}0`;
    const user = { userCode: dealer.code, userName: dealer.name };
    return [
      {
        id: `${prefix}02`,
        terminalNo: String(Number(terminalNo) + 1),
        ...user,
        feeEnd: `${year}-12-31`,
        status: '10',
      },
      { id: `${prefix}01`, terminalNo, ...user, feeEnd: `${Number(year) + 1}-01-09`, status: '20' },
    ];
  }),
);

const statusOf = ({ settled }: PosTrade) => (settled === '' ? '10' : '20');

/** The payments by POS of a run, by their number. */
const posPayments = resource<{ readonly paymentNo: string }>('posPayments', 'paymentNo', () => []);

export const posHandlers: Handlers = {
  ...listOf<'queryPosAgreements', Agreement>('queryPosAgreements', {
    rows: agreements.rows,
    filters: { status: { is: 'status' } },
    totals: {},
    show: ({ agreementNo, bankName, terminals: terminalNumber, begin, status }) => ({
      agreementNo,
      agreementName: 'POS机具服务协议',
      bankName,
      terminalNumber,
      rate: POS_RATE,
      beginDate: begin,
      endDate: posAgreementEnd(begin),
      status,
      statusName: AGREEMENT_STATUS[status],
    }),
  }),
  ...addition<'submitPosAgreement', Agreement>('submitPosAgreement', {
    resource: agreements,
    refusal: ({ dealer, input }) =>
      !isOwn(dealer, input) || agreements.rows(dealer).some(({ status }) => status === '10')
        ? 'pending'
        : undefined,
    adds: ({ dealer, input, today }) => ({
      agreementNo: nextOf(dealer, agreements, { prefix: 'HTPS', today }),
      bankName: input.bankName ?? '',
      terminals: input.terminalNumber ?? 1,
      begin: today,
      status: '10',
    }),
    answer: ({ agreementNo, status }) => ({ agreementNo, status, statusName: AGREEMENT_STATUS[status] }),
  }),

  ...listOf<'queryPosTerminals', Terminal>('queryPosTerminals', {
    rows: terminals.rows,
    filters: { terminalNo: { is: 'terminalNo' }, status: { is: 'status' } },
    totals: {},
    refusal: (dealer) => (terminals.rows(dealer).length === 0 ? 'refused' : undefined),
    show: ({ id, terminalNo, userCode, userName, feeEnd, status }, dealer) => ({
      id,
      iyearfee: toYuan(YEAR_FEE),
      userCode,
      userName,
      terminalNo,
      merchantNo: merchantOf(dealer),
      bankName: '青岛银行',
      yearFeeEndDate: feeEnd,
      status,
      statusName: TERMINAL_STATUS[status],
    }),
  }),
  ...transition<'setPosTerminalBinding', Terminal>('setPosTerminalBinding', {
    resource: terminals,
    finds: 'id',
    when: { status: ['10'] },
    else: 'bound2',
    refusal: ({ dealer, input }) =>
      input.payerCode === undefined ? undefined : accountRefusal(dealer, 'payment', { to: input.payerCode }),
    sets: ({ userCode, userName }, { input }) => ({
      userCode: input.userCode ?? userCode,
      userName: input.userName ?? userName,
      status: '20',
    }),
  }),

  ...listOf<'queryPosServiceCharges', PosTrade>('queryPosServiceCharges', {
    rows: fromLedger(({ posTrades }) => posTrades),
    filters: {
      terminalNo: { is: 'terminalNo' },
      status: { test: (trade, status) => statusOf(trade) === status },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    totals: {
      tradeTotal: 'cents',
      chargeTotal: 'charge',
      settleTotal: (rows) => toYuan(rows.reduce((sum, { cents, charge }) => sum + cents - charge, 0)),
    },
    show: (trade) => ({
      id: trade.id,
      tradeDate: trade.day,
      terminalNo: trade.terminalNo,
      tradeAmount: toYuan(trade.cents),
      rate: trade.rate,
      chargeAmount: toYuan(trade.charge),
      settleAmount: toYuan(trade.cents - trade.charge),
      status: statusOf(trade),
      statusName: TRADE_STATUS[statusOf(trade)],
    }),
  }),

  // A fee leaves the payer at once and prolongs the terminal by a year; a recharge comes into it.
  ...handle('submitPosPayment', ({ dealer, input, today, done, refuse }) => {
    const payer = payerByCode(dealer, input.payerCode ?? '');
    const cents = toCents(input.amount);
    const isFee = input.paymentType === 'ANNUALFEE';
    const terminal = isFee ? terminals.find(dealer, input.terminalId ?? '') : undefined;
    const misplaced = isFee
      ? accountRefusal(dealer, 'posFee', { from: input.payerCode })
      : accountRefusal(dealer, 'payment', { to: input.payerCode });
    if (misplaced !== undefined || !payer) return refuseBy(refuse, misplaced ?? 'wrongAccount');
    if (isFee && (!terminal || terminal.feeEnd > addDays(today, YEAR_DAYS / 5))) return refuse('paid');
    if (isFee && cents !== YEAR_FEE) return refuse('paid', `年费为 ${yuanText(YEAR_FEE)} 元，请一次缴清`);
    const unpaid = isFee ? paidRefusal({ dealer, input }) : undefined;
    if (unpaid !== undefined) return refuse(unpaid);
    if (isFee && !hasMoney(dealer, payer.payerCode, cents)) return refuse('shortBalance');
    const paymentNo = nextOf(dealer, posPayments, { prefix: 'PF', today });
    posPayments.add(dealer, { paymentNo });
    if (terminal) terminals.change(dealer, terminal.id, { feeEnd: addDays(terminal.feeEnd, YEAR_DAYS) });
    const booking = isFee
      ? ({ type: 'TZ', text: `POS年费 ${paymentNo}` } as const)
      : ({ type: 'DZ', text: `POS充值 ${paymentNo}` } as const);
    bookMoney(dealer, payer, {
      ...booking,
      day: today,
      orderNo: '',
      sourceNo: paymentNo,
      cents: isFee ? -cents : cents,
    });
    const { payerCode } = payer;
    if (!isFee) addReceivedPayment(dealer, { mode: 'POS', sourceNo: paymentNo, payerCode, cents, today });
    return done({ paymentNo, amount: toYuan(cents), status: '10', statusName: '处理中' });
  }),
};

function merchantOf(dealer: Dealer): string {
  return `8983702120000${String(financeLedger(dealer).dealer.index + 1).padStart(2, '0')}`;
}
