import type { Return as LedgerReturn } from '../../../world/ledger/events';
import { isFirstSoldTo } from '../../acting-persona';
import { financeLedger } from '../memory/finance-ledger';
import { toCents, toYuan } from '../memory/money';
import { exampleRows, isAbout } from '../memory/rows';
import type { Answer, Body, RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { handle } from '../resources/typed-handler';
import { lineRow, typeNoOf } from './ledger-orders';
import type { OrderFacts } from './order-facts';
import { orderByNo } from './orders';

type ReturnOrder = RowOf<'queryReturnOrders'>;

/** Returns newest first, their approval by order, and the return protocol (MENU-08). */
interface Returns {
  rows: readonly ReturnOrder[];
  approvals: readonly RowOf<'listReturnApprovalStatuses'>[];
  protocol: Answer<'checkReverseAgreement'>;
  /** The protocol of a later time, which was applied for ahead; of the dealer of the examples alone. */
  next: { readonly contractCode: string; readonly isSigned: boolean } | undefined;
}

const returnsOf = slice(
  'returns',
  (dealer): Returns => ({
    rows: seededReturns(dealer),
    approvals: exampleRows(dealer, 'listReturnApprovalStatuses'),
    protocol: dealer.example('checkReverseAgreement'),
    next: isFirstSoldTo(dealer.world, dealer.persona)
      ? { contractCode: NEXT_PROTOCOL, isSigned: false }
      : undefined,
  }),
);

/** The protocol that the documented request of its signing names. */
const NEXT_PROTOCOL = 'TH20261119005';

/** What came back and was paid. */
const REFUNDED = { status: '40', statusName: '已退款', reason: '签收后发现质量问题' } as const;

/**
 * The returns of the examples; in the world at its real size those of the ledger, newest first, for the first dealer with
 * the examples. One of an order of which the examples show a return is that return.
 */
function seededReturns(dealer: Dealer): readonly ReturnOrder[] {
  const { world, persona } = dealer;
  const all = exampleRows(dealer, 'queryReturnOrders');
  if (!world.grown) return all;
  const examples = isFirstSoldTo(world, persona) ? all : [];
  const shown = new Set(examples.map(({ orderNo }) => orderNo));
  const booked = financeLedger(dealer).returns.filter(({ orderNo }) => !shown.has(orderNo));
  const rows = [...examples, ...booked.map((row) => returnRow(dealer, row))];
  return rows.sort((left, right) => (right.createDate ?? '').localeCompare(left.createDate ?? ''));
}

function returnRow(
  dealer: Dealer,
  { returnNo, orderNo, day, productCode, number, cents }: LedgerReturn,
): ReturnOrder {
  const line = lineRow(dealer, { productCode, number, cents });
  const orderTypeNo = typeNoOf(dealer, orderNo);
  return {
    returnNo,
    orderNo,
    orderTypeNo,
    createDate: day,
    returnAmount: toYuan(cents * number),
    ...REFUNDED,
    lineList: [line],
  };
}

export const returnHandlers: Handlers = {
  ...handle('checkReverseAgreement', ({ dealer, done }) => done(returnsOf(dealer).protocol)),

  ...handle('savePurchaseReturnProtocol', ({ dealer, today, done, refuse }) => {
    const returns = returnsOf(dealer);
    if (returns.protocol.agreementApplyFlag) return refuse('repeated');
    const contractCode = `TH${today.replaceAll('-', '')}001`;
    returns.protocol = { agreementSignFlag: false, agreementApplyFlag: true, contractCode };
    return done({ contractCode, signUrl: signUrl(dealer, contractCode) });
  }),

  // The contract is signed at the provider's; the mock takes it as signed when its address was asked for.
  ...handle('signReturnContract', ({ dealer, input: { contractCode }, done, refuse }) => {
    const returns = returnsOf(dealer);
    const { protocol, next } = returns;
    const isNext = contractCode === next?.contractCode;
    if (!isNext && contractCode !== protocol.contractCode) return refuse('unknown');
    if (isNext ? next.isSigned : protocol.agreementSignFlag) return refuse('signed');
    if (isNext) returns.next = { contractCode, isSigned: true };
    else returns.protocol = { ...protocol, agreementSignFlag: true };
    return done({ signUrl: signUrl(dealer, contractCode) });
  }),

  ...listOf<'queryReturnOrders', ReturnOrder>('queryReturnOrders', {
    isLongAllowed: true,
    rows: (dealer) => returnsOf(dealer).rows,
    filters: {
      status: { is: 'status' },
      beginDate: { from: 'createDate' },
      endDate: { to: 'createDate' },
      keyword: { test: isAbout },
    },
    totals: {},
    show: (row) => row,
  }),

  ...listOf<'queryOverdueReturns', RowOf<'queryOverdueReturns'>>('queryOverdueReturns', {
    rows: (dealer) => {
      const waiting = returnsOf(dealer).rows.filter(({ status }) => status === '20');
      const isWaiting = (no: string) => waiting.some(({ returnNo }) => returnNo === no);
      return exampleRows(dealer, 'queryOverdueReturns').filter(({ returnNo }) => isWaiting(returnNo));
    },
    filters: { keyword: { test: isAbout } },
    totals: {},
    show: (row) => row,
  }),

  ...handle('listReturnApprovalStatuses', ({ dealer, input, done }) => {
    const orderNos = input.bstnks.split(',');
    return done(returnsOf(dealer).approvals.filter(({ bstnk }) => orderNos.includes(bstnk)));
  }),

  ...handle('submitReturnApproval', ({ dealer, input, today, done, refuse }) => {
    const returns = returnsOf(dealer);
    const { bstnk, reason = '' } = input;
    const order = orderByNo(dealer, bstnk);
    if (!returns.protocol.agreementSignFlag) return refuse('noProtocol');
    if (order?.status !== '50') return refuse('noProtocol', '只有已签收的订单可以申请退货');
    const tooMany = returnRefusal(returns.rows, order.facts, input);
    if (tooMany !== undefined) return refuse('noProtocol', tooMany);
    const returnNo = `THD${today.replaceAll('-', '')}${String(returns.rows.length + 1).padStart(3, '0')}`;
    const state = { status: '10', statusName: '审批中' };
    const lineList = returnedLines(order.facts, input);
    const cents = lineList.reduce((sum, line) => sum + toCents(line.price) * line.number, 0);
    const returned = {
      returnNo,
      orderNo: bstnk,
      orderTypeNo: order.orderTypeNo,
      createDate: today,
      reason,
      returnAmount: toYuan(cents),
      ...state,
      lineList,
    };
    returns.rows = [returned, ...returns.rows];
    returns.approvals = [
      { bstnk, returnNo, ...state, nodeList: [] },
      ...returns.approvals.filter((approval) => approval.bstnk !== bstnk),
    ];
    return done({ returnNo, statusName: state.statusName });
  }),
};

const REJECTED = '30';

/** Why goods do not come back: they were not ordered, or no more of them are out. */
function returnRefusal(
  rows: readonly ReturnOrder[],
  { orderNo, lineList }: OrderFacts,
  input: Body<'submitReturnApproval'>,
): string | undefined {
  const earlier = rows
    .filter((row) => row.orderNo === orderNo && row.status !== REJECTED)
    .flatMap((row) => row.lineList);
  for (const { productCode } of input.lineList) {
    const unitsIn = (lines: readonly { readonly productCode: string; readonly number: number }[]) =>
      lines.reduce((sum, line) => sum + (line.productCode === productCode ? line.number : 0), 0);
    const left = unitsIn(lineList) - unitsIn(earlier);
    if (unitsIn(input.lineList) > left)
      return `产品 ${productCode} 最多还能退 ${Math.max(0, left)} 台，请核对数量`;
  }
  return undefined;
}

/** The ordered lines that come back, with the numbers that come back. */
function returnedLines(facts: OrderFacts, input: Body<'submitReturnApproval'>): ReturnOrder['lineList'] {
  return input.lineList.flatMap((returned) => {
    const ordered = facts.lineList.find(({ productCode }) => productCode === returned.productCode);
    return ordered ? [{ ...ordered, number: returned.number }] : [];
  });
}

/** The signing link of the examples with another contract in it. */
function signUrl(dealer: Dealer, contractCode: string): string {
  return dealer.example('signReturnContract').signUrl.replace(/[^/]*$/, contractCode);
}
