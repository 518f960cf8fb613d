import { BALANCE_SHORT, centsOf, type DirectLine, payerFor, placeDirect } from '../buying/direct-orders';
import { priceCents, productOf } from '../catalogue/goods';
import { businessDate } from '../memory/clock';
import { toCents, toYuan, yuanText } from '../memory/money';
import { exampleRows } from '../memory/rows';
import type { Answer, Body } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { type Order, orderByNo } from '../orders/orders';
import { projects } from '../projects/project-rows';
import { type Refused, refuseBy } from '../resources/transition';
import { handle } from '../resources/typed-handler';
import { finishDemand } from './demands';

type BulkOrder = Answer<'getBigOrderStatus'>['orderList'][number];
type BulkLine = Body<'placeBigOrder'>['lineList'][number];

/** A bulk order on its way; it is finished the second time that somebody asks. */
interface BulkBatch {
  readonly batchNo: string;
  /** Empty for an order without activity. */
  readonly activityId: string;
  readonly orders: readonly BulkOrder[];
  readonly cents: number;
  timesAsked: number;
}

const bulkOrdersOf = slice('bulkOrders', () => ({ batches: [] as BulkBatch[], saved: 0 }));

/** Assumption: the background needs as long as one question for the state. */
const ASKED_UNTIL_DONE = 2;

/** The largest amount of the description; nothing is charged for a pre-order, so no balance bounds it. */
const MOST_CENTS = 999_999_999_999;
const NO_PROJECT = '没有这个工程项目，请核对工程项目编码';
const TOO_MUCH = '预订单金额超过 9,999,999,999.99 元，请减少数量后重试';

export const bulkOrderHandlers: Handlers = {
  ...handle('placeBigOrder', ({ dealer, input, now, done, refuse }) => {
    const outcome = place(dealer, input, { now, isOfProject: false });
    return isRefused(outcome) ? refuseBy(refuse, outcome) : done(outcome);
  }),

  ...handle('placeBigOrderB2b', ({ dealer, input, now, done, refuse }) => {
    if (!projects.find(dealer, input.projectCode)) return refuseBy(refuse, ['tooFew', NO_PROJECT]);
    const outcome = place(dealer, input, { now, isOfProject: true });
    return isRefused(outcome) ? refuseBy(refuse, outcome) : done(outcome);
  }),

  ...handle('getBigActivity', ({ dealer, input: { activityId }, done }) => {
    const activity = dealer.example('getBigActivity');
    if (activity.activityId !== activityId) return undefined;
    const joined = toCents(activity.joinedAmount ?? 0) + joinedCents(dealer, activityId);
    return done({ ...activity, joinedAmount: toYuan(joined) });
  }),

  ...handle('getBigOrderStatus', ({ dealer, input, done }) => {
    const batch = bulkOrdersOf(dealer).batches.find(({ batchNo }) => batchNo === input.batchNo);
    if (!batch) return undefined; // a batch of the examples: the example answers
    batch.timesAsked += 1;
    const isFinished = batch.timesAsked >= ASKED_UNTIL_DONE;
    const orderList = isFinished ? [...batch.orders] : [];
    return done({ batchNo: batch.batchNo, isFinished, totalAmount: toYuan(batch.cents), orderList });
  }),

  ...handle('savePreOrder', ({ dealer, input, today, done, refuse }) => {
    const { lineList, sendtoCode } = input;
    const other = otherTerms(dealer, input);
    if (other) return refuseBy(refuse, ['weekClosed', other]);
    const cents = centsOf(linesOf(dealer, lineList, sendtoCode));
    if (cents > MOST_CENTS) return refuseBy(refuse, ['weekClosed', TOO_MUCH]);
    const bulkOrders = bulkOrdersOf(dealer);
    bulkOrders.saved += 1;
    const preOrderNo = `YD${today.replaceAll('-', '')}${String(bulkOrders.saved).padStart(3, '0')}`;
    return done({ preOrderNo, totalAmount: toYuan(cents) });
  }),
};

/** The cents that the dealer has ordered in an activity, without cancelled orders. */
function joinedCents(dealer: Dealer, activityId: string): number {
  const rows = bulkOrdersOf(dealer).batches.flatMap((batch) =>
    batch.activityId === activityId ? batch.orders : [],
  );
  const orders = rows.flatMap(({ orderNo }) => orderByNo(dealer, orderNo) ?? []);
  return orders.filter(({ status }) => status !== '90').reduce((sum, { cents }) => sum + cents, 0);
}

const isRefused = (outcome: Refused | Answer<'placeBigOrder'>): outcome is Refused =>
  typeof outcome === 'string' || Array.isArray(outcome);

/** Places the orders of each week, those of a project at its prices, or says why not. */
function place(
  dealer: Dealer,
  input: Body<'placeBigOrder'>,
  { now, isOfProject }: { readonly now: Date; readonly isOfProject: boolean },
): Refused | Answer<'placeBigOrder'> {
  const { saletoCode, sendtoCode, payerCode, activityId = '', lineList, remark = '' } = input;
  const tooFew = activityId === '' ? undefined : belowLeast(dealer, lineList);
  if (tooFew) return ['tooFew', tooFew];
  const lines = linesOf(dealer, lineList, sendtoCode);
  const other = otherTerms(dealer, input, isOfProject);
  if (other) return ['tooFew', other];
  const short = belowSum(dealer, activityId, centsOf(lines));
  if (short) return ['tooFew', short];
  const payer = payerFor(dealer, payerCode, centsOf(lines));
  if (!payer) return ['tooFew', BALANCE_SHORT];
  const groups = new Map<string, DirectLine[]>();
  lines.forEach((line, at) => {
    const key = `${lineList[at]?.weekCode ?? ''} ${line.product.category}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  });
  const direct = { saletoCode, sendtoCode, remark, now };
  const orders = [...groups].map(([key, ofWeek]) =>
    orderRow(placeDirect(dealer, direct, { lines: ofWeek, payer }), key.slice(0, 6)),
  );
  const { batches } = bulkOrdersOf(dealer);
  const day = businessDate(now).replaceAll('-', '');
  const batchNo = `DDPC${day}${String(batches.length + 1).padStart(3, '0')}`;
  finishDemand(dealer, remark, now);
  batches.push({ batchNo, activityId, orders, cents: centsOf(lines), timesAsked: 0 });
  return { batchNo, isFinished: false, totalAmount: toYuan(centsOf(lines)), orderList: [] };
}

function orderRow({ orderNo, facts, cents }: Order, weekCode: string): BulkOrder {
  const { orderTypeNo } = facts;
  return {
    orderNo,
    orderTypeNo,
    weekCode,
    amount: toYuan(cents),
    status: '1',
    statusName: '下单成功',
    msg: '',
  };
}

function linesOf(
  dealer: Dealer,
  lineList: readonly Omit<BulkLine, 'weekCode'>[],
  sendtoCode: string,
): readonly DirectLine[] {
  return lineList.flatMap(({ productCode, number, activityPrice }) => {
    const product = productOf(dealer, productCode);
    if (!product) return [];
    const cents =
      activityPrice === undefined
        ? priceCents(dealer, product, { sendtoCode, priceType: 'PT' })
        : toCents(activityPrice);
    return [{ product, number, cents }];
  });
}

/**
 * The sentence that refuses a line of no product, or at a price that nobody has offered. Assumption: the price of a
 * project is agreed with the company, and the order names a project of the dealer.
 */
function otherTerms(
  dealer: Dealer,
  input: Pick<Body<'savePreOrder'>, 'activityId' | 'lineList' | 'sendtoCode'>,
  isOfProject = false,
): string | undefined {
  const { activityId = '', lineList, sendtoCode } = input;
  const offered = dealer.example('listBigProductGroups').flatMap(({ productList }) => productList);
  for (const { productCode, activityPrice } of lineList) {
    const product = productOf(dealer, productCode);
    if (!product) return `产品 ${productCode} 不能下大单，请移除后重新提交`;
    const offer = activityId === '' ? undefined : offered.find((one) => one.productCode === productCode);
    const prices = [
      priceCents(dealer, product, { sendtoCode, priceType: 'PT' }),
      ...(offer ? [toCents(offer.activityPrice)] : []),
    ];
    const isOffered = activityPrice === undefined || prices.includes(toCents(activityPrice));
    const isAgreed = isOfProject && activityPrice !== undefined && activityPrice > 0;
    if (!isOffered && !isAgreed) return `产品 ${productCode} 的价格已变化，请刷新后重新提交`;
  }
  return undefined;
}

/** The sentence that refuses an order below the least sum of its activity (BIG-01). */
function belowSum(dealer: Dealer, activityId: string, cents: number): string | undefined {
  const activities = exampleRows(dealer, 'listBigActivities');
  const activity = activities.find((candidate) => candidate.activityId === activityId);
  const least = toCents(activity?.minAmount ?? 0);
  if (cents >= least) return undefined;
  return `未达起订金额 ${yuanText(least)} 元，还差 ${yuanText(least - cents)} 元，请增加数量`;
}

/** The sentence that refuses a line below the least number of its activity. */
function belowLeast(dealer: Dealer, lineList: readonly BulkLine[]): string | undefined {
  const products = dealer.example('listBigProductGroups').flatMap(({ productList }) => productList);
  for (const { productCode, number } of lineList) {
    const product = products.find((candidate) => candidate.productCode === productCode);
    const least = product?.minNumber ?? 0;
    if (product && number < least) return `${product.productName}起订${least}台，请增加数量`;
  }
  return undefined;
}
