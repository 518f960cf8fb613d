import { centsOf, type DirectLine, payerFor, placeDirect } from '../buying/direct-orders';
import { priceCents, productOf } from '../catalogue/goods';
import { businessDate } from '../memory/clock';
import type { Envelope } from '../memory/examples';
import { type Fields, fields, list, number, text } from '../memory/input';
import { toCents, toYuan } from '../memory/money';
import { rowsIn } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';
import { type Order, orderByNo } from '../orders/orders';
import { finishDemand } from './demands';

/** A bulk order on its way; it is finished the second time that somebody asks. */
interface BulkBatch {
  readonly batchNo: string;
  /** Empty for an order without activity. */
  readonly activityId: string;
  readonly orders: readonly Fields[];
  readonly cents: number;
  timesAsked: number;
}

const bulkOrdersOf = slice('bulkOrders', () => ({ batches: [] as BulkBatch[], saved: 0 }));

/** Assumption: the background needs as long as one question for the state. */
const ASKED_UNTIL_DONE = 2;

export const bulkOrderHandlers: Handlers = {
  placeBigOrder: (dealer, call) => placed(dealer, call),
  placeBigOrderB2b: (dealer, call) => placed(dealer, call),

  getBigActivity: (dealer, { input, done }) => {
    const activity = fields(dealer.example('getBigActivity'));
    if (activity['activityId'] !== input['activityId']) return undefined;
    const joined = toCents(number(activity, 'joinedAmount')) + joinedCents(dealer, text(input, 'activityId'));
    return done({ ...activity, joinedAmount: toYuan(joined) });
  },

  getBigOrderStatus: (dealer, { input, done }) => {
    const batch = bulkOrdersOf(dealer).batches.find(
      (candidate) => candidate.batchNo === text(input, 'batchNo'),
    );
    if (!batch) return undefined; // a batch of the examples: the example answers
    batch.timesAsked += 1;
    const isFinished = batch.timesAsked >= ASKED_UNTIL_DONE;
    const orderList = isFinished ? batch.orders : [];
    return done({ batchNo: batch.batchNo, isFinished, totalAmount: toYuan(batch.cents), orderList });
  },

  savePreOrder: (dealer, { input, now, done }) => {
    const bulkOrders = bulkOrdersOf(dealer);
    bulkOrders.saved += 1;
    const preOrderNo = `YD${businessDate(now).replaceAll('-', '')}${String(bulkOrders.saved).padStart(3, '0')}`;
    const cents = linesOf(dealer, list(input, 'lineList'), text(input, 'sendtoCode')).reduce(
      (sum, line) => sum + line.cents * line.number,
      0,
    );
    return done({ preOrderNo, totalAmount: toYuan(cents) });
  },
};

/** The cents that the dealer has ordered in an activity, without cancelled orders. */
function joinedCents(dealer: Dealer, activityId: string): number {
  const rows = bulkOrdersOf(dealer).batches.flatMap((batch) =>
    batch.activityId === activityId ? batch.orders : [],
  );
  const placedOrders = rows.map((row) => orderByNo(dealer, text(row, 'orderNo')));
  return placedOrders.reduce(
    (sum, placedOrder) => sum + (placedOrder && placedOrder.status !== '90' ? placedOrder.cents : 0),
    0,
  );
}

function placed(dealer: Dealer, call: Call): Envelope {
  const { input, now, done, refuse } = call;
  const rows = list(input, 'lineList');
  const tooFew = text(input, 'activityId') === '' ? undefined : belowLeast(dealer, rows);
  if (tooFew) return refuse('tooFew', tooFew);
  const lines = linesOf(dealer, rows, text(input, 'sendtoCode'));
  const short = belowSum(dealer, text(input, 'activityId'), centsOf(lines));
  if (short) return refuse('tooFew', short);
  const payer = payerFor(dealer, input, centsOf(lines));
  if (!payer) return refuse('tooFew', '付款方余额不足，请更换付款方或充值后重新提交');
  const groups = new Map<string, DirectLine[]>();
  lines.forEach((line, at) => {
    const key = `${text(rows[at] ?? {}, 'weekCode')} ${line.product.category}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  });
  const orders = [...groups].map(([key, lines]) =>
    orderRow(placeDirect(dealer, call, { lines, payer }), key.slice(0, 6)),
  );
  const bulkOrders = bulkOrdersOf(dealer);
  const batchNo = `DDPC${businessDate(now).replaceAll('-', '')}${String(bulkOrders.batches.length + 1).padStart(3, '0')}`;
  finishDemand(dealer, text(input, 'remark'), now);
  bulkOrders.batches.push({
    batchNo,
    activityId: text(input, 'activityId'),
    orders,
    cents: centsOf(lines),
    timesAsked: 0,
  });
  return done({ batchNo, isFinished: false, totalAmount: toYuan(centsOf(lines)), orderList: [] });
}

function orderRow({ orderNo, facts, cents }: Order, weekCode: string): Fields {
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

function linesOf(dealer: Dealer, rows: readonly Fields[], sendtoCode: string): readonly DirectLine[] {
  return rows.flatMap((row) => {
    const product = productOf(dealer, text(row, 'productCode'));
    if (!product) return [];
    const cents =
      'activityPrice' in row
        ? toCents(number(row, 'activityPrice'))
        : priceCents(dealer, product, { sendtoCode, priceType: 'PT' });
    return [{ product, number: number(row, 'number'), cents }];
  });
}

/** The sentence that refuses an order below the least sum of its activity (BIG-01). */
function belowSum(dealer: Dealer, activityId: string, cents: number): string | undefined {
  const activity = rowsIn(dealer.example('listBigActivities')).find(
    (candidate) => candidate['activityId'] === activityId,
  );
  const least = toCents(number(activity ?? {}, 'minAmount'));
  if (cents >= least) return undefined;
  const yuan = (sum: number) => toYuan(sum).toFixed(2);
  return `未达起订金额 ${yuan(least)} 元，还差 ${yuan(least - cents)} 元，请增加数量`;
}

/** The sentence that refuses a line below the least number of its activity. */
function belowLeast(dealer: Dealer, rows: readonly Fields[]): string | undefined {
  const products = rowsIn(dealer.example('listBigProductGroups')).flatMap((group) =>
    list(group, 'productList'),
  );
  for (const row of rows) {
    const product = products.find((product) => product['productCode'] === row['productCode']);
    const least = number(product ?? {}, 'minNumber');
    if (product && number(row, 'number') < least)
      return `${text(product, 'productName')}起订${least}台，请增加数量`;
  }
  return undefined;
}
