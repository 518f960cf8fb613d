import { productOf } from '../catalogue/goods';
import { type Fields, number, text } from '../memory/input';
import { toCents } from '../memory/money';
import { pageOf } from '../memory/pages';
import { exampleRows, isAbout, isEqualOrAny } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';
import { centsOf, payerFor, placeDirect } from './direct-orders';

/** Goods that the centre offers; a confirmation places their order (ORDER-01). */
const allocationsOf = slice('allocations', (dealer): { rows: readonly Fields[] } => ({
  rows: exampleRows(dealer, 'queryAllocations'),
}));

export const allocationHandlers: Handlers = {
  queryAllocations: (dealer, { input, done }) => {
    const [begin, end] = [text(input, 'beginDate'), text(input, 'endDate')];
    const isMatch = (row: Fields) => {
      const day = text(row, 'createTime').slice(0, 10);
      const isIn = (begin === '' || day >= begin) && (end === '' || day <= end);
      return isIn && isEqualOrAny(row, input, 'status') && isAbout(row, text(input, 'keyword'));
    };
    return done(pageOf(allocationsOf(dealer).rows.filter(isMatch), input));
  },

  confirmOrRefuseAllocation: (dealer, call) => {
    const { input, done, refuse } = call;
    const allocations = allocationsOf(dealer);
    const row = allocations.rows.find((row) => row['allocationNo'] === text(input, 'allocationNo'));
    if (row?.['status'] !== '10') return refuse('expired', '配额单不在待确认状态，请刷新后查看');
    const reason = text(input, 'refuseReason').trim();
    const isConfirm = input['isConfirm'] === true;
    if (!isConfirm && reason === '') return refuse('expired', '拒绝时请填写原因');
    const problem = isConfirm ? place(dealer, call, row) : undefined;
    if (problem) return refuse('expired', problem);
    const state = isConfirm
      ? { status: '20', statusName: '已确认' }
      : { status: '30', statusName: '已拒绝', refuseReason: reason };
    allocations.rows = allocations.rows.map((candidate) =>
      candidate === row ? { ...candidate, ...state } : candidate,
    );
    return done();
  },
};

/** Places the order of a confirmed allocation; a sentence when that cannot be done. */
function place(dealer: Dealer, call: Call, row: Fields): string | undefined {
  const product = productOf(dealer, text(row, 'productCode'));
  if (!product) return '配额产品已退市，请联系客户经理';
  const units = Math.min(number(row, 'number'), number(call.input, 'number', number(row, 'number')));
  const lines = [{ product, number: units, cents: toCents(number(row, 'price')) }];
  const payer = payerFor(dealer, call.input, centsOf(lines));
  if (!payer) return '付款方可用余额不足，请充值后再确认';
  const input = { ...call.input, sendtoCode: row['sendtoCode'] };
  placeDirect(dealer, { ...call, input }, { lines, payer });
  return undefined;
}
