import { orderPayerRow, orderPayers } from '../account/customer';
import { toleranceOf } from '../buying/credit-terms';
import { productOf, specialsOf } from '../catalogue/goods';
import { policyNow } from '../catalogue/special-prices';
import { businessTime } from '../memory/clock';
import { present } from '../memory/input';
import { toCents, toYuan } from '../memory/money';
import { formFile } from '../memory/multipart';
import { pageOf } from '../memory/pages';
import { exampleRows } from '../memory/rows';
import type { RowOf } from '../memory/shapes';
import { type Dealer, slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { handle } from '../resources/typed-handler';
import { type BatchLine, checked, placedLines, sheetLines } from './batch-lines';
import { groupPayer, orderGroups, placeGroup } from './batch-placing';

type BatchHead = RowOf<'queryBatchOrderHeads'>;

/** An imported batch with its lines. */
interface Batch {
  head: BatchHead;
  lines: readonly BatchLine[];
}

const PLACED = '30';

/** Newest first; the examples' lines belong to the examples' first batch, its orders to the one that was placed. */
const batchesOf = slice('batches', (dealer) => {
  const heads = exampleRows(dealer, 'queryBatchOrderHeads');
  return {
    list: heads.map(
      (head, at): Batch => ({
        head,
        lines: at === 0 ? exampleRows(dealer, 'queryBatchOrderLines') : placedLines(dealer, head.batchNo),
      }),
    ),
  };
});

const batchOf = (dealer: Dealer, { batchNo }: { readonly batchNo: string }) =>
  batchesOf(dealer).list.find(({ head }) => head.batchNo === batchNo);

export const batchOrderHandlers: Handlers = {
  ...listOf<'queryBatchOrderHeads', BatchHead>('queryBatchOrderHeads', {
    isLongAllowed: true,
    rows: (dealer) => batchesOf(dealer).list.map(({ head }) => head),
    filters: {
      batchNo: { is: 'batchNo' },
      status: { is: 'status' },
      beginDate: { from: 'createTime' },
      endDate: { to: 'createTime' },
    },
    totals: {},
    show: (row) => row,
  }),

  ...handle('queryBatchOrderLines', ({ dealer, input, done, refuse }) => {
    const batch = batchOf(dealer, input);
    if (!batch) return refuse('refused');
    const isShown = ({ checkStatus }: BatchLine) => !input.isOnlyError || checkStatus === '2';
    return done(pageOf(batch.lines.filter(isShown), input));
  }),

  ...handle('queryBatchPayers', ({ dealer, done }) => done(orderPayers(dealer).map(orderPayerRow))),

  ...handle('updateBatchProduct', ({ dealer, input, done, refuse }) => {
    const batch = batchOf(dealer, input);
    const line = batch?.lines.find(({ lineNo }) => lineNo === input.lineNo);
    if (!batch || !line || batch.head.status === PLACED) return refuse('placed');
    const { saletoCode: _, batchNo: __, ...changes } = input;
    const isGone = input.number === 0;
    const changed = checked(dealer, { ...line, ...changes });
    batch.lines = batch.lines.flatMap((candidate) =>
      candidate !== line ? [candidate] : isGone ? [] : [changed],
    );
    settle(batch);
    return done(isGone ? { ...line, errorMsg: '', checkStatusName: '已删除' } : changed);
  }),

  ...handle('checkBatchOrder', ({ dealer, input, done, refuse }) => {
    const batch = batchOf(dealer, input);
    if (!batch) return refuse('refused');
    batch.lines = batch.lines.map((line) => checked(dealer, line));
    settle(batch);
    const errorList = batch.lines
      .filter(({ checkStatus }) => checkStatus === '2')
      .map(({ lineNo, productCode, errorMsg = '' }) => {
        const field = productOf(dealer, productCode)?.isWithdrawn === false ? 'number' : 'productCode';
        return { lineNo, productCode, field, msg: errorMsg };
      });
    const { batchNo, lineCount, errorCount, amount } = batch.head;
    return done({ batchNo, isPassed: errorList.length === 0, lineCount, errorCount, amount, errorList });
  }),

  /** The sheet that the portal makes; the mock cannot read a workbook. */
  ...handle('importBatchOrder', ({ dealer, input, now, today, done, refuse }) => {
    const batchList = batchesOf(dealer).list;
    const batchNo = `PL${today.replaceAll('-', '')}${String(batchList.length + 1).padStart(3, '0')}`;
    const { bytes, fileName } = formFile(input);
    const lines = sheetLines(dealer, bytes.toString('utf8')).map((line) => checked(dealer, line));
    if (lines.length === 0) return refuse('wrongSheet');
    const head = settled(lines, {
      batchNo,
      fileName: fileName || '导入.csv',
      source: input.source || 'ALL',
      userName: dealer.persona.userName,
      createTime: businessTime(now),
    });
    batchList.unshift({ head, lines });
    return done(head);
  }),

  ...handle('submitBatchOrder', ({ dealer, input, now, done, refuse }) => {
    const batch = batchOf(dealer, input);
    if (!batch || batch.head.status === PLACED) return refuse('placedBefore');
    batch.lines = batch.lines.map((line) => checked(dealer, line));
    settle(batch);
    const { batchNo, errorCount, amount } = batch.head;
    if (errorCount > 0) return refuse('inError', `批次还有 ${errorCount} 行有误，请修改或删除后提交`);
    const groups = orderGroups(batch.lines);
    if (groups.some((lines) => !groupPayer(dealer, lines))) return refuse('balanceShort');
    const saletoCode = input.saletoCode ?? '';
    const orderList = groups.flatMap((lines) => placeGroup(dealer, lines, { saletoCode, now }));
    batch.lines = groups.flatMap((lines, at) => {
      const orderNo = orderList[at]?.orderNo;
      return lines.map((line) => ({ ...line, ...present({ orderNo }) }));
    });
    batch.head = { ...batch.head, status: PLACED, statusName: '已下单' };
    return done({ batchNo, orderList, amount });
  }),

  ...handle('queryBatchSpecialPrices', ({ dealer, input, done }) =>
    done(
      input.productCodes.flatMap((code) =>
        specialsOf(dealer, code).map(({ facts }) => policyNow(dealer, facts)),
      ),
    ),
  ),

  ...handle('queryBatchKuanxianStatus', ({ dealer, input, done }) => {
    const kuanXian = toleranceOf(dealer);
    return done(
      input.productCodes.map((productCode) => ({
        productCode,
        kuanXian,
        isCheckKuanXian: kuanXian > 0 ? 1 : 0,
      })),
    );
  }),

  ...handle('queryBatchFarWeekStatus', ({ dealer, input, done }) => {
    const messages = exampleRows(dealer, 'queryBatchFarWeekStatus');
    return done(
      input.productCodes.map(
        (productCode) =>
          messages.find((row) => row.productCode === productCode) ?? {
            productCode,
            weekPromise: '0',
            farWeek: '0',
            farWeekDate: '',
            maxNumber: 0,
          },
      ),
    );
  }),
};

/** Counts a batch's lines, errors and amount into its head. */
function settle(batch: Batch): void {
  batch.head = settled(batch.lines, batch.head);
}

function settled(
  lines: readonly BatchLine[],
  head: Omit<BatchHead, 'status' | 'statusName' | 'lineCount' | 'errorCount' | 'amount'>,
): BatchHead {
  const right = lines.filter(({ checkStatus }) => checkStatus !== '2');
  const errorCount = lines.length - right.length;
  const cents = right.reduce((sum, { amount = 0 }) => sum + toCents(amount), 0);
  const status =
    errorCount > 0 ? { status: '20', statusName: '校验有误' } : { status: '10', statusName: '待下单' };
  return { ...head, ...status, lineCount: lines.length, errorCount, amount: toYuan(cents) };
}
