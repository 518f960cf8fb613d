import { businessDate } from '../memory/clock';
import { type Fields, fields, list, number, text } from '../memory/input';
import { toCents, toYuan } from '../memory/money';
import { pageOf } from '../memory/pages';
import { exampleRows, isAbout, isEqualOrAny } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { order } from './orders';

/** Returns newest first, their approval by order, and the return protocol (MENU-08). */
interface Returns {
  rows: Fields[];
  approvals: Fields[];
  protocol: Fields;
}

const returns = slice(
  'returns',
  (dealer): Returns => ({
    rows: [...exampleRows(dealer, 'queryReturnOrders')],
    approvals: [...exampleRows(dealer, 'listReturnApprovalStatuses')],
    protocol: fields(dealer.example('checkReverseAgreement')),
  }),
);

export const returnHandlers: Handlers = {
  checkReverseAgreement: (dealer, { done }) => done(returns(dealer).protocol),

  savePurchaseReturnProtocol: (dealer, { now, done, refuse }) => {
    const current = returns(dealer);
    if (current.protocol['agreementApplyFlag'] === true) return refuse('repeated');
    const contractCode = `TH${businessDate(now).replaceAll('-', '')}001`;
    current.protocol = { agreementSignFlag: false, agreementApplyFlag: true, contractCode };
    return done({ contractCode, signUrl: signUrl(dealer, contractCode) });
  },

  // The contract is signed at the provider's; the mock takes it as signed when its address was asked for.
  signReturnContract: (dealer, { input, done, refuse }) => {
    const current = returns(dealer);
    const contractCode = text(input, 'contractCode');
    const isOwn = current.protocol['contractCode'] === contractCode;
    if (isOwn && current.protocol['agreementSignFlag'] === true) return refuse('signed');
    if (isOwn) current.protocol = { ...current.protocol, agreementSignFlag: true };
    return done({ signUrl: signUrl(dealer, contractCode) });
  },

  queryReturnOrders: (dealer, { input, done }) => {
    const [begin, end] = [text(input, 'beginDate'), text(input, 'endDate')];
    const isMatch = (row: Fields) => {
      const day = text(row, 'createDate');
      const isIn = (begin === '' || day >= begin) && (end === '' || day <= end);
      return isIn && isEqualOrAny(row, input, 'status') && isAbout(row, text(input, 'keyword'));
    };
    return done(pageOf(returns(dealer).rows.filter(isMatch), input));
  },

  queryOverdueReturns: (dealer, { input, done }) => {
    const waiting = returns(dealer).rows.filter(({ status }) => status === '20');
    const isWaiting = (row: Fields) => waiting.some(({ returnNo }) => returnNo === row['returnNo']);
    const overdue = exampleRows(dealer, 'queryOverdueReturns').filter(
      (row) => isWaiting(row) && isAbout(row, text(input, 'keyword')),
    );
    return done(pageOf(overdue, input));
  },

  listReturnApprovalStatuses: (dealer, { input, done }) => {
    const requests = text(input, 'bstnks').split(',');
    return done(returns(dealer).approvals.filter((approval) => requests.includes(text(approval, 'bstnk'))));
  },

  submitReturnApproval: (dealer, { input, now, done, refuse }) => {
    const current = returns(dealer);
    const bstnk = text(input, 'bstnk');
    const match = order(dealer, bstnk);
    if (current.protocol['agreementSignFlag'] !== true) return refuse('noProtocol');
    if (match?.status !== '50') return refuse('noProtocol', '只有已签收的订单可以申请退货');
    const returnNo = `THD${businessDate(now).replaceAll('-', '')}${String(current.rows.length + 1).padStart(3, '0')}`;
    const state = { status: '10', statusName: '审批中' };
    const lineList = returnedLines(match.facts, input);
    const cents = lineList.reduce(
      (sum, line) => sum + toCents(number(line, 'price')) * number(line, 'number'),
      0,
    );
    const { orderTypeNo } = match.facts;
    const facts = {
      orderNo: bstnk,
      orderTypeNo,
      createDate: businessDate(now),
      reason: text(input, 'reason'),
    };
    current.rows.unshift({ returnNo, ...facts, returnAmount: toYuan(cents), ...state, lineList });
    current.approvals = [
      { bstnk, returnNo, ...state, nodeList: [] },
      ...current.approvals.filter((approval) => approval['bstnk'] !== bstnk),
    ];
    return done({ returnNo, statusName: state.statusName });
  },
};

/** The ordered lines that come back, with the numbers that come back. */
function returnedLines(facts: Fields, input: Fields): readonly Fields[] {
  return list(input, 'lineList').flatMap((requested) => {
    const ordered = list(facts, 'lineList').find((line) => line['productCode'] === requested['productCode']);
    return ordered
      ? [{ ...ordered, number: Math.min(number(requested, 'number'), number(ordered, 'number')) }]
      : [];
  });
}

/** The signing link of the examples with another contract in it. */
function signUrl(dealer: Dealer, contractCode: string): string {
  const visible = text(fields(dealer.example('signReturnContract')), 'signUrl');
  return visible.replace(/[^/]*$/, contractCode);
}
