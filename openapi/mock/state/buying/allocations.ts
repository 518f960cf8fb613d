import { productOf } from '../catalogue/goods';
import { toCents } from '../memory/money';
import { isAbout } from '../memory/rows';
import type { Row } from '../memory/shapes';
import type { Handlers } from '../memory/state';
import { fromExample } from '../resources/from-example';
import { listOf } from '../resources/list';
import { resource } from '../resources/store';
import { handle, type TypedCall } from '../resources/typed-handler';
import { centsOf, payerFor, placeDirect } from './direct-orders';

type Allocation = Row<'queryAllocations'>;

/** Goods that the centre offers; a confirmation places their order (ORDER-01). */
const allocations = resource<Allocation>('allocations', 'allocationNo', fromExample('queryAllocations'));

export const allocationHandlers: Handlers = {
  ...listOf<'queryAllocations', Allocation>('queryAllocations', {
    isLongAllowed: true,
    rows: allocations.rows,
    filters: {
      status: { is: 'status' },
      beginDate: { from: 'createTime' },
      endDate: { to: 'createTime' },
      keyword: { test: isAbout },
    },
    totals: {},
    show: (row) => row,
  }),

  ...handle('confirmOrRefuseAllocation', (call) => {
    const { dealer, input, done, refuse } = call;
    const { allocationNo, isConfirm, refuseReason = '' } = input;
    const allocation = allocations.find(dealer, allocationNo);
    if (allocation?.status !== '10') return refuse('expired', '配额单不在待确认状态，请刷新后查看');
    const reason = refuseReason.trim();
    if (!isConfirm && reason === '') return refuse('expired', '拒绝时请填写原因');
    const problem = isConfirm ? place(call, allocation) : undefined;
    if (problem) return refuse('expired', problem);
    allocations.change(
      dealer,
      allocationNo,
      isConfirm
        ? { status: '20', statusName: '已确认' }
        : { status: '30', statusName: '已拒绝', refuseReason: reason },
    );
    return done();
  }),
};

/** Places the order of a confirmed allocation; a sentence when that cannot be done. */
function place(
  { dealer, input, now }: TypedCall<'confirmOrRefuseAllocation'>,
  { productCode, number, price = 0, sendtoCode = '' }: Allocation,
): string | undefined {
  const product = productOf(dealer, productCode);
  if (!product) return '配额产品已退市，请联系客户经理';
  const units = Math.min(number, input.number ?? number);
  const lines = [{ product, number: units, cents: toCents(price) }];
  const payer = payerFor(dealer, undefined, centsOf(lines));
  if (!payer) return '付款方可用余额不足，请充值后再确认';
  placeDirect(dealer, { saletoCode: input.saletoCode ?? '', sendtoCode, now }, { lines, payer });
  return undefined;
}
