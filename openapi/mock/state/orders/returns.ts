import { businessDate } from '../memory/clock';
import { type Fields, fields, list, number, text } from '../memory/input';
import { toCents, toYuan } from '../memory/money';
import { pageOf } from '../memory/pages';
import { exampleRows, isAbout, isEqualOrAny } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { orderByNo } from './orders';

/** Returns newest first, their approval by order, and the return protocol (MENU-08). */
interface Returns {
  rows: Fields[];
  approvals: Fields[];
  protocol: Fields;
}

const returnsOf = slice(
  'returns',
  (dealer): Returns => ({
    rows: [...exampleRows(dealer, 'queryReturnOrders')],
    approvals: [...exampleRows(dealer, 'listReturnApprovalStatuses')],
    protocol: fields(dealer.example('checkReverseAgreement')),
  }),
);

export const returnHandlers: Handlers = {
  checkReverseAgreement: (dealer, { done }) => done(returnsOf(dealer).protocol),

  savePurchaseReturnProtocol: (dealer, { now, done, refuse }) => {
    const returns = returnsOf(dealer);
    if (returns.protocol['agreementApplyFlag'] === true) return refuse('repeated');
    const contractCode = `TH${businessDate(now).replaceAll('-', '')}001`;
    returns.protocol = { agreementSignFlag: false, agreementApplyFlag: true, contractCode };
    return done({ contractCode, signUrl: signUrl(dealer, contractCode) });
  },

  // The contract is signed at the provider's; the mock takes it as signed when its address was asked for.
  signReturnContract: (dealer, { input, done, refuse }) => {
    const returns = returnsOf(dealer);
    const contractCode = text(input, 'contractCode');
    const isOwn = returns.protocol['contractCode'] === contractCode;
    if (isOwn && returns.protocol['agreementSignFlag'] === true) return refuse('signed');
    if (isOwn) returns.protocol = { ...returns.protocol, agreementSignFlag: true };
    return done({ signUrl: signUrl(dealer, contractCode) });
  },

  queryReturnOrders: (dealer, { input, done }) => {
    const [begin, end] = [text(input, 'beginDate'), text(input, 'endDate')];
    const isMatch = (row: Fields) => {
      const day = text(row, 'createDate');
      const isIn = (begin === '' || day >= begin) && (end === '' || day <= end);
      return isIn && isEqualOrAny(row, input, 'status') && isAbout(row, text(input, 'keyword'));
    };
    return done(pageOf(returnsOf(dealer).rows.filter(isMatch), input));
  },

  queryOverdueReturns: (dealer, { input, done }) => {
    const waiting = returnsOf(dealer).rows.filter(({ status }) => status === '20');
    const isWaiting = (row: Fields) => waiting.some(({ returnNo }) => returnNo === row['returnNo']);
    const overdue = exampleRows(dealer, 'queryOverdueReturns').filter(
      (row) => isWaiting(row) && isAbout(row, text(input, 'keyword')),
    );
    return done(pageOf(overdue, input));
  },

  listReturnApprovalStatuses: (dealer, { input, done }) => {
    const orderNos = text(input, 'bstnks').split(',');
    return done(returnsOf(dealer).approvals.filter((approval) => orderNos.includes(text(approval, 'bstnk'))));
  },

  submitReturnApproval: (dealer, { input, now, done, refuse }) => {
    const returns = returnsOf(dealer);
    const bstnk = text(input, 'bstnk');
    const order = orderByNo(dealer, bstnk);
    if (returns.protocol['agreementSignFlag'] !== true) return refuse('noProtocol');
    if (order?.status !== '50') return refuse('noProtocol', '只有已签收的订单可以申请退货');
    const returnNo = `THD${businessDate(now).replaceAll('-', '')}${String(returns.rows.length + 1).padStart(3, '0')}`;
    const state = { status: '10', statusName: '审批中' };
    const lineList = returnedLines(order.facts, input);
    const cents = lineList.reduce(
      (sum, line) => sum + toCents(number(line, 'price')) * number(line, 'number'),
      0,
    );
    const { orderTypeNo } = order.facts;
    const facts = {
      orderNo: bstnk,
      orderTypeNo,
      createDate: businessDate(now),
      reason: text(input, 'reason'),
    };
    returns.rows.unshift({ returnNo, ...facts, returnAmount: toYuan(cents), ...state, lineList });
    returns.approvals = [
      { bstnk, returnNo, ...state, nodeList: [] },
      ...returns.approvals.filter((approval) => approval['bstnk'] !== bstnk),
    ];
    return done({ returnNo, statusName: state.statusName });
  },
};

/** The ordered lines that come back, with the numbers that come back. */
function returnedLines(facts: Fields, input: Fields): readonly Fields[] {
  return list(input, 'lineList').flatMap((returned) => {
    const ordered = list(facts, 'lineList').find((line) => line['productCode'] === returned['productCode']);
    return ordered
      ? [{ ...ordered, number: Math.min(number(returned, 'number'), number(ordered, 'number')) }]
      : [];
  });
}

/** The signing link of the examples with another contract in it. */
function signUrl(dealer: Dealer, contractCode: string): string {
  const exampleUrl = text(fields(dealer.example('signReturnContract')), 'signUrl');
  return exampleUrl.replace(/[^/]*$/, contractCode);
}
