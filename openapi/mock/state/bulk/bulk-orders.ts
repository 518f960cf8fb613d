import { centsOf, type DirectLine, payerFor, placeDirect } from '../buying/direct-orders';
import { good, priceCents } from '../catalogue/goods';
import { businessDate } from '../memory/clock';
import type { Envelope } from '../memory/examples';
import { type Fields, fields, list, number, text } from '../memory/input';
import { toCents, toYuan } from '../memory/money';
import { rowsIn } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Call, Handlers } from '../memory/state';
import { type Order, order } from '../orders/orders';
import { finishDemand } from './demands';

/** A bulk order on its way; it is finished the second time that somebody asks. */
interface BulkBatch {
  readonly batchNo: string;
  /** Empty for an order without activity. */
  readonly activityId: string;
  readonly orders: readonly Fields[];
  readonly cents: number;
  asked: number;
}

const bulk = slice('bulkOrders', () => ({ batches: [] as BulkBatch[], saved: 0 }));

/** Assumption: the background needs as long as one question for the state. */
const ASKED_UNTIL_DONE = 2;

export const bulkOrderHandlers: Handlers = {
  placeBigOrder: (dealer, call) => placed(dealer, call),
  placeBigOrderB2b: (dealer, call) => placed(dealer, call),

  getBigActivity: (dealer, { input, done }) => {
    const shown = fields(dealer.example('getBigActivity'));
    if (shown['activityId'] !== input['activityId']) return undefined;
    const joined = toCents(number(shown, 'joinedAmount')) + joinedCents(dealer, text(input, 'activityId'));
    return done({ ...shown, joinedAmount: toYuan(joined) });
  },

  getBigOrderStatus: (dealer, { input, done }) => {
    const found = bulk(dealer).batches.find((one) => one.batchNo === text(input, 'batchNo'));
    if (!found) return undefined; // a batch of the examples: the example answers
    found.asked += 1;
    const isFinished = found.asked >= ASKED_UNTIL_DONE;
    const orderList = isFinished ? found.orders : [];
    return done({ batchNo: found.batchNo, isFinished, totalAmount: toYuan(found.cents), orderList });
  },

  savePreOrder: (dealer, { input, now, done }) => {
    const own = bulk(dealer);
    own.saved += 1;
    const preOrderNo = `YD${businessDate(now).replaceAll('-', '')}${String(own.saved).padStart(3, '0')}`;
    const cents = linesOf(dealer, list(input, 'lineList'), text(input, 'sendtoCode')).reduce(
      (sum, line) => sum + line.cents * line.number,
      0,
    );
    return done({ preOrderNo, totalAmount: toYuan(cents) });
  },
};

/** What the dealer has ordered in an activity, cancelled orders left out. */
function joinedCents(dealer: Dealer, activityId: string): number {
  const rows = bulk(dealer).batches.flatMap((batch) => (batch.activityId === activityId ? batch.orders : []));
  const placedOrders = rows.map((row) => order(dealer, text(row, 'orderNo')));
  return placedOrders.reduce((sum, one) => sum + (one && one.status !== '90' ? one.cents : 0), 0);
}

function placed(dealer: Dealer, call: Call): Envelope {
  const { input, now, done, refuse } = call;
  const rows = list(input, 'lineList');
  const few = text(input, 'activityId') === '' ? undefined : belowLeast(dealer, rows);
  if (few) return refuse('tooFew', few);
  const lines = linesOf(dealer, rows, text(input, 'sendtoCode'));
  const short = belowSum(dealer, text(input, 'activityId'), centsOf(lines));
  if (short) return refuse('tooFew', short);
  const payer = payerFor(dealer, input, centsOf(lines));
  if (!payer) return refuse('tooFew', '付款方余额不足，请更换付款方或充值后重新提交');
  const groups = new Map<string, DirectLine[]>();
  lines.forEach((line, at) => {
    const key = `${text(rows[at] ?? {}, 'weekCode')} ${line.one.category}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  });
  const orders = [...groups].map(([key, own]) =>
    orderRow(placeDirect(dealer, call, { lines: own, payer }), key.slice(0, 6)),
  );
  const own = bulk(dealer);
  const batchNo = `DDPC${businessDate(now).replaceAll('-', '')}${String(own.batches.length + 1).padStart(3, '0')}`;
  finishDemand(dealer, text(input, 'remark'), now);
  own.batches.push({
    batchNo,
    activityId: text(input, 'activityId'),
    orders,
    cents: centsOf(lines),
    asked: 0,
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
    const one = good(dealer, text(row, 'productCode'));
    if (!one) return [];
    const cents =
      'activityPrice' in row
        ? toCents(number(row, 'activityPrice'))
        : priceCents(dealer, one, { sendtoCode, priceType: 'PT' });
    return [{ one, number: number(row, 'number'), cents }];
  });
}

/** The sentence that refuses an order below the least sum of its activity (BIG-01). */
function belowSum(dealer: Dealer, activityId: string, cents: number): string | undefined {
  const activity = rowsIn(dealer.example('listBigActivities')).find(
    (one) => one['activityId'] === activityId,
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
    const product = products.find((one) => one['productCode'] === row['productCode']);
    const least = number(product ?? {}, 'minNumber');
    if (product && number(row, 'number') < least)
      return `${text(product, 'productName')}起订${least}台，请增加数量`;
  }
  return undefined;
}
