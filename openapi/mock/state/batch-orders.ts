import { businessDate, businessTime } from './clock';
import { orderPayerRow, orderPayers, payersOf, shipTo } from './customer';
import { good, priceCents, stockOf } from './goods';
import { type Fields, number, text } from './input';
import { toCents, toYuan } from './money';
import { pageOf } from './pages';
import { exampleRows, isEqualOrAny } from './rows';
import { type Dealer, slice } from './slice';
import type { Handlers } from './state';

/** An imported batch with its lines. */
interface Batch {
  head: Fields;
  lines: Fields[];
}

const PLACED = '30';

/** Newest first; the examples' lines belong to the examples' first batch. */
const batches = slice('batches', (dealer) => {
  const heads = exampleRows(dealer, 'queryBatchOrderHeads');
  return {
    list: heads.map(
      (head, at): Batch => ({
        head,
        lines: at === 0 ? [...exampleRows(dealer, 'queryBatchOrderLines')] : [],
      }),
    ),
  };
});

const batchOf = (dealer: Dealer, input: Fields) =>
  batches(dealer).list.find(({ head }) => head['batchNo'] === text(input, 'batchNo'));

export const batchOrderHandlers: Handlers = {
  queryBatchOrderHeads: (dealer, { input, done }) => {
    const heads = batches(dealer).list.map((one) => one.head);
    const [begin, end] = [text(input, 'beginDate'), text(input, 'endDate')];
    const isIn = (head: Fields) => {
      const day = text(head, 'createTime').slice(0, 10);
      return (begin === '' || day >= begin) && (end === '' || day <= end);
    };
    const isWanted = (head: Fields) =>
      isEqualOrAny(head, input, 'batchNo') && isEqualOrAny(head, input, 'status') && isIn(head);
    return done(pageOf(heads.filter(isWanted), input));
  },

  queryBatchOrderLines: (dealer, { input, done, refuse }) => {
    const found = batchOf(dealer, input);
    if (!found) return refuse('refused');
    const isShown = (line: Fields) => input['isOnlyError'] !== true || line['checkStatus'] === '2';
    return done(pageOf(found.lines.filter(isShown), input));
  },

  queryBatchPayers: (dealer, { done }) => done(orderPayers(dealer).map(orderPayerRow)),

  updateBatchProduct: (dealer, { input, done, refuse }) => {
    const found = batchOf(dealer, input);
    const line = found?.lines.find((one) => one['lineNo'] === input['lineNo']);
    if (!found || !line || found.head['status'] === PLACED) return refuse('placed');
    const { saletoCode: _, batchNo: __, ...changes } = input;
    const isGone = input['number'] === 0;
    const changed = checked(dealer, { ...line, ...changes });
    found.lines = found.lines.flatMap((one) => (one !== line ? [one] : isGone ? [] : [changed]));
    settle(found);
    return done(isGone ? { ...line, number: 1, errorMsg: '', checkStatusName: '已删除' } : changed);
  },

  checkBatchOrder: (dealer, { input, done, refuse }) => {
    const found = batchOf(dealer, input);
    if (!found) return refuse('refused');
    found.lines = found.lines.map((line) => checked(dealer, line));
    settle(found);
    const errorList = found.lines
      .filter((line) => line['checkStatus'] === '2')
      .map((line) => {
        const field =
          good(dealer, text(line, 'productCode'))?.isWithdrawn === false ? 'number' : 'productCode';
        return { lineNo: line['lineNo'], productCode: line['productCode'], field, msg: line['errorMsg'] };
      });
    const { batchNo, lineCount, errorCount, amount } = found.head;
    return done({ batchNo, isPassed: errorList.length === 0, lineCount, errorCount, amount, errorList });
  },

  /** Assumption: the mock cannot read a workbook, so every sheet brings the lines of the description's batch. */
  importBatchOrder: (dealer, { input, now, done }) => {
    const own = batches(dealer).list;
    const batchNo = `PL${businessDate(now).replaceAll('-', '')}${String(own.length + 1).padStart(3, '0')}`;
    const lines = exampleRows(dealer, 'queryBatchOrderLines').map((line) => checked(dealer, line));
    const source = text(input, 'source') || 'ALL';
    const by = { userName: dealer.persona.userName, createTime: businessTime(now) };
    const fresh: Batch = { head: { batchNo, fileName: '导入.xlsx', source, ...by }, lines };
    settle(fresh);
    own.unshift(fresh);
    return done(fresh.head);
  },
};

/** Prices and checks a line again. */
function checked(dealer: Dealer, line: Fields): Fields {
  const one = good(dealer, text(line, 'productCode'));
  const [sendtoCode, units] = [text(line, 'sendtoCode'), number(line, 'number')];
  const cents = one ? priceCents(dealer, one, { sendtoCode, priceType: text(line, 'priceType') || 'PT' }) : 0;
  const stock = one ? stockOf(dealer, one, sendtoCode) : 0;
  const errorMsg = faultOf({ units, stock, isWithdrawn: one?.isWithdrawn !== false });
  const payer = payersOf(dealer).find((own) => own.payerCode === text(line, 'payerCode'));
  return {
    ...line,
    price: toYuan(cents),
    amount: toYuan(cents * units),
    stock,
    sendtoAddress: shipTo(dealer, sendtoCode)?.sendtoAddress ?? '',
    payerName: payer?.payerName ?? '',
    checkStatus: errorMsg === '' ? '1' : '2',
    checkStatusName: errorMsg === '' ? '通过' : '有误',
    errorMsg,
  };
}

function faultOf({
  units,
  stock,
  isWithdrawn,
}: {
  units: number;
  stock: number;
  isWithdrawn: boolean;
}): string {
  if (isWithdrawn && stock === 0) return '产品已退市且无库存，请删除该行';
  return units > stock ? `库存不足，当前可订${stock}台` : '';
}

/** Counts a batch's lines, errors and amount into its head. */
function settle(batch: Batch): void {
  const right = batch.lines.filter((line) => line['checkStatus'] !== '2');
  const errorCount = batch.lines.length - right.length;
  const cents = right.reduce((sum, line) => sum + toCents(number(line, 'amount')), 0);
  const status =
    errorCount > 0 ? { status: '20', statusName: '校验有误' } : { status: '10', statusName: '待下单' };
  batch.head = { ...batch.head, ...status, lineCount: batch.lines.length, errorCount, amount: toYuan(cents) };
}
