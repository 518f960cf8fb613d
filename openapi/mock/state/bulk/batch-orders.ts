import { orderPayerRow, orderPayers } from '../account/customer';
import { toleranceOf } from '../buying/credit-terms';
import { productOf, specialsOf } from '../catalogue/goods';
import { policyNow } from '../catalogue/special-prices';
import { businessDate, businessTime } from '../memory/clock';
import { type Fields, number, text, texts } from '../memory/input';
import { toCents, toYuan } from '../memory/money';
import { pageOf } from '../memory/pages';
import { exampleRows, isEqualOrAny } from '../memory/rows';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { checked, placedLines, sheetLines } from './batch-lines';
import { groupPayer, orderGroups, placeGroup } from './batch-placing';

/** An imported batch with its lines. */
interface Batch {
  head: Fields;
  lines: Fields[];
}

const PLACED = '30';

/** Newest first; the examples' lines belong to the examples' first batch, its orders to the one that was placed. */
const batches = slice('batches', (dealer) => {
  const heads = exampleRows(dealer, 'queryBatchOrderHeads');
  return {
    list: heads.map(
      (head, at): Batch => ({
        head,
        lines: [
          ...(at === 0
            ? exampleRows(dealer, 'queryBatchOrderLines')
            : placedLines(dealer, text(head, 'batchNo'))),
        ],
      }),
    ),
  };
});

const batchOf = (dealer: Dealer, input: Fields) =>
  batches(dealer).list.find(({ head }) => head['batchNo'] === text(input, 'batchNo'));

export const batchOrderHandlers: Handlers = {
  queryBatchOrderHeads: (dealer, { input, done }) => {
    const heads = batches(dealer).list.map((batch) => batch.head);
    const [begin, end] = [text(input, 'beginDate'), text(input, 'endDate')];
    const isIn = (head: Fields) => {
      const day = text(head, 'createTime').slice(0, 10);
      return (begin === '' || day >= begin) && (end === '' || day <= end);
    };
    const isMatch = (head: Fields) =>
      isEqualOrAny(head, input, 'batchNo') && isEqualOrAny(head, input, 'status') && isIn(head);
    return done(pageOf(heads.filter(isMatch), input));
  },

  queryBatchOrderLines: (dealer, { input, done, refuse }) => {
    const batch = batchOf(dealer, input);
    if (!batch) return refuse('refused');
    const isShown = (line: Fields) => input['isOnlyError'] !== true || line['checkStatus'] === '2';
    return done(pageOf(batch.lines.filter(isShown), input));
  },

  queryBatchPayers: (dealer, { done }) => done(orderPayers(dealer).map(orderPayerRow)),

  updateBatchProduct: (dealer, { input, done, refuse }) => {
    const batch = batchOf(dealer, input);
    const line = batch?.lines.find((line) => line['lineNo'] === input['lineNo']);
    if (!batch || !line || batch.head['status'] === PLACED) return refuse('placed');
    const { saletoCode: _, batchNo: __, ...changes } = input;
    const isGone = input['number'] === 0;
    const changed = checked(dealer, { ...line, ...changes });
    batch.lines = batch.lines.flatMap((candidate) =>
      candidate !== line ? [candidate] : isGone ? [] : [changed],
    );
    settle(batch);
    return done(isGone ? { ...line, errorMsg: '', checkStatusName: '已删除' } : changed);
  },

  checkBatchOrder: (dealer, { input, done, refuse }) => {
    const batch = batchOf(dealer, input);
    if (!batch) return refuse('refused');
    batch.lines = batch.lines.map((line) => checked(dealer, line));
    settle(batch);
    const errorList = batch.lines
      .filter((line) => line['checkStatus'] === '2')
      .map((line) => {
        const field =
          productOf(dealer, text(line, 'productCode'))?.isWithdrawn === false ? 'number' : 'productCode';
        return { lineNo: line['lineNo'], productCode: line['productCode'], field, msg: line['errorMsg'] };
      });
    const { batchNo, lineCount, errorCount, amount } = batch.head;
    return done({ batchNo, isPassed: errorList.length === 0, lineCount, errorCount, amount, errorList });
  },

  /** The sheet that the portal makes; the mock cannot read a workbook. */
  importBatchOrder: (dealer, { input, now, done, refuse }) => {
    const batchList = batches(dealer).list;
    const batchNo = `PL${businessDate(now).replaceAll('-', '')}${String(batchList.length + 1).padStart(3, '0')}`;
    const lines = sheetLines(dealer, text(input, 'file')).map((line) => checked(dealer, line));
    if (lines.length === 0) return refuse('wrongSheet');
    const source = text(input, 'source') || 'ALL';
    const fileName = text(input, 'fileName') || '导入.csv';
    const by = { userName: dealer.persona.userName, createTime: businessTime(now) };
    const fresh: Batch = { head: { batchNo, fileName, source, ...by }, lines };
    settle(fresh);
    batchList.unshift(fresh);
    return done(fresh.head);
  },

  submitBatchOrder: (dealer, call) => {
    const batch = batchOf(dealer, call.input);
    if (!batch || batch.head['status'] === PLACED) return call.refuse('placedBefore');
    batch.lines = batch.lines.map((line) => checked(dealer, line));
    settle(batch);
    const errorCount = number(batch.head, 'errorCount');
    if (errorCount > 0) return call.refuse('inError', `批次还有 ${errorCount} 行有误，请修改或删除后提交`);
    const groups = orderGroups(batch.lines);
    if (groups.some((lines) => !groupPayer(dealer, lines))) return call.refuse('balanceShort');
    const orderList = groups.flatMap((lines) => placeGroup(dealer, call, lines));
    batch.lines = groups.flatMap((lines, at) =>
      lines.map((line) => ({ ...line, orderNo: orderList[at]?.['orderNo'] })),
    );
    batch.head = { ...batch.head, status: PLACED, statusName: '已下单' };
    return call.done({ batchNo: batch.head['batchNo'], orderList, amount: batch.head['amount'] });
  },

  queryBatchSpecialPrices: (dealer, { input, done }) =>
    done(
      texts(input, 'productCodes').flatMap((code) =>
        specialsOf(dealer, code).map(({ facts }) => policyNow(dealer, facts)),
      ),
    ),

  queryBatchKuanxianStatus: (dealer, { input, done }) => {
    const kuanXian = toleranceOf(dealer);
    return done(
      texts(input, 'productCodes').map((productCode) => ({
        productCode,
        kuanXian,
        isCheckKuanXian: kuanXian > 0 ? 1 : 0,
      })),
    );
  },

  queryBatchFarWeekStatus: (dealer, { input, done }) => {
    const messages = exampleRows(dealer, 'queryBatchFarWeekStatus');
    return done(
      texts(input, 'productCodes').map(
        (productCode) =>
          messages.find((row) => row['productCode'] === productCode) ?? {
            productCode,
            weekPromise: '0',
            farWeek: '0',
            farWeekDate: '',
            maxNumber: 0,
          },
      ),
    );
  },
};

/** Counts a batch's lines, errors and amount into its head. */
function settle(batch: Batch): void {
  const right = batch.lines.filter((line) => line['checkStatus'] !== '2');
  const errorCount = batch.lines.length - right.length;
  const cents = right.reduce((sum, line) => sum + toCents(number(line, 'amount')), 0);
  const status =
    errorCount > 0 ? { status: '20', statusName: '校验有误' } : { status: '10', statusName: '待下单' };
  batch.head = { ...batch.head, ...status, lineCount: batch.lines.length, errorCount, amount: toYuan(cents) };
}
