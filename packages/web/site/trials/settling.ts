/** Trials of prices, imported rows, split orders and their payers. */
import { batchText, judgeRows, type SheetRow } from '@dealer-portal/rules/batch';
import { quantityText, readQuantity } from '@dealer-portal/rules/input';
import { formatYuan, readFigure } from '@dealer-portal/rules/money';
import { type SplitOrder, topPayers } from '@dealer-portal/rules/payer';
import { payerCoverage, payerTypeText } from '@dealer-portal/rules/payer-details';
import { priceChoiceRefusal, priceChoices, priceText } from '@dealer-portal/rules/price';
import { orderRefusal, type SettleState, settle, settleText, startSettle } from '@dealer-portal/rules/settle';
import { rangeHint, trafficRange } from '@dealer-portal/rules/traffic-range';
import { bad, good, isYes, linesOf, pairsOf, payersOf, type Trial } from './trial';

const prices: Trial = {
  id: 'prices',
  entry: 'price',
  zh: '这个数量能用哪些价格',
  en: 'The prices that a quantity may take',
  fields: [
    { name: 'number', zh: '数量', en: 'quantity', kind: 'text', example: '3' },
    { name: 'ordinary', zh: '普通价', en: 'ordinary price', kind: 'text', example: '3299' },
    { name: 'special', zh: '特价', en: 'special price', kind: 'text', example: '3199' },
    { name: 'allowed', zh: '特价还可购', en: 'pieces left at it', kind: 'text', example: '2' },
  ],
  run({ number = '', ordinary, special, allowed }) {
    const pieces = readQuantity(number);
    if (!pieces.ok) return bad(quantityText(pieces.refusal));
    const activity = { TJ: [{ versionCode: 'V1', price: special, usableQty: readFigure(allowed) }] };
    const line = { productCode: 'A', number: pieces.quantity };
    const choices = priceChoices({
      number: pieces.quantity,
      productList: [line],
      priceInfo: { commonPrice: { price: ordinary }, activity },
    });
    if (choices.length === 0) return bad('普通价读不出，没有可选的价格');
    const rows = choices.map((choice) => ({
      label: choice.label,
      refusal: priceChoiceRefusal(choice, pieces.quantity),
    }));
    return {
      tone: 'plain',
      text: `${rows.filter(({ refusal }) => !refusal).length} 种价格可用`,
      table: {
        head: ['价格', '能不能用'],
        rows: rows.map(({ label, refusal }) => [label, refusal ? priceText(refusal) : '能']),
      },
    };
  },
};

const sheetRows = (text: string | undefined): readonly SheetRow[] =>
  linesOf(text).map(([product = '', number = ''], at) => ({ rowNo: at + 1, product, number, sendto: '' }));

const imported: Trial = {
  id: 'imported',
  entry: 'batch',
  zh: '导入的每一行能不能下单',
  en: 'Whether each row of an import can be ordered',
  fields: [
    {
      name: 'products',
      zh: '产品，每行：编码 型号 库存',
      en: 'products, a line: code model stock',
      kind: 'lines',
      example: 'GR0536 BCD-536 10\nGA3500 HKA-J50 99',
    },
    {
      name: 'rows',
      zh: '要导入的行：型号或编码 数量',
      en: 'rows: model or code, quantity',
      kind: 'lines',
      example: 'BCD-536 8\nHKA-J5O 2\nGR0536 3\nHKA-J50 两台',
    },
    {
      name: 'merging',
      zh: '同一产品的行',
      en: 'rows of one product',
      kind: 'choice',
      example: 'yes',
      choices: [
        ['yes', '相加 add up'],
        ['no', '拒绝后面的 refuse the later ones'],
      ],
    },
  ],
  run({ products, rows, merging }) {
    const known = linesOf(products).map(([productCode = '', productModel = '', stock]) => {
      const pieces = readFigure(stock);
      return { productCode, productModel, ...(pieces !== undefined && { stock: pieces }) };
    });
    const judged = judgeRows(sheetRows(rows), { products: known, isMerging: isYes(merging) });
    if (judged.length === 0) return bad('请至少输入一行');
    const isGood = judged.every(({ kind }) => kind !== 'bad');
    return {
      tone: isGood ? 'good' : 'bad',
      text: `${judged.filter(({ kind }) => kind === 'bad').length} 行有问题，共 ${judged.length} 行`,
      table: {
        head: ['行', '产品', '结果'],
        rows: judged.map((row) => {
          const place = [String(row.row.rowNo), `${row.row.product} ${row.row.number}`];
          if (row.kind === 'merged') return [...place, `并入第 ${row.into} 行`];
          if (row.kind === 'good') return [...place, `可以，共 ${row.number} 台`];
          return [...place, batchText(row.refusal)];
        }),
      },
    };
  },
};

const settlement: Trial = {
  id: 'settlement',
  entry: 'settle',
  zh: '勾选拆单后谁付多少、够不够',
  en: 'Who pays how much of the ticked orders, and whether it is enough',
  fields: [
    {
      name: 'orders',
      zh: '拆出的订单，每行：订单 付款方 数量 单价；行首 - 不勾选',
      en: 'split orders, a line: order payer quantity price; - in front is not ticked',
      kind: 'lines',
      example: '601 P1 3 19.99\n602 P1 1 100\n- 603 P2 2 50\n604 P2 1 待定',
    },
    {
      name: 'payers',
      zh: '付款方的余额，每行：付款方 余额',
      en: 'balances, a line: payer balance',
      kind: 'lines',
      example: 'P1 120\nP2 500',
    },
  ],
  run({ orders: typed, payers }) {
    const known = pairsOf(payers);
    const rows = linesOf(typed).map((words) => {
      const isTicked = words[0] !== '-';
      const [orderNo = '', payerCode = '', number = '', price = ''] = isTicked ? words : words.slice(1);
      const payerBalance = { balance: known.get(payerCode), paytoCode: payerCode };
      const payerInfo = { payerCode, payerName: payerCode, payerBalance };
      const order: SplitOrder = { orderNo, splitOrderProductList: [{ number, price }], payerInfo };
      return { isTicked, order };
    });
    if (rows.length === 0) return bad('请至少输入一张订单');
    const splitOrderDetailList = rows.map(({ order }) => order);
    let state: SettleState = startSettle({ composeProductList: [{ splitOrderDetailList }] });
    for (const { isTicked, order } of rows)
      if (isTicked && state.kind !== 'all') state = settle(state, { type: 'check', orderNo: order.orderNo });
    const coverage = payerCoverage(state.payers);
    return {
      tone: coverage.every(({ shortfall }) => shortfall === '0.00') ? 'good' : 'bad',
      text: `勾选 ${state.checked.length} 张，合计 ${formatYuan(state.total)}`,
      steps: rows.flatMap(({ order }) => {
        const refusal = orderRefusal(order);
        return refusal ? [`${order.orderNo}：${settleText(refusal)}`] : [];
      }),
      table: {
        head: ['付款方', '要付', '余额', '还差'],
        rows: coverage.map(({ payerCode, priceToPay, credit, shortfall }) => [
          payerCode,
          formatYuan(priceToPay),
          formatYuan(credit),
          formatYuan(shortfall),
        ]),
      },
    };
  },
};

const payers: Trial = {
  id: 'payers',
  entry: 'payer',
  zh: '余额浮窗里出现哪些付款方',
  en: 'The payers of the balance popup',
  fields: [
    {
      name: 'payers',
      zh: '付款方，每行：编码 类型 余额',
      en: 'payers, a line: code type balance',
      kind: 'lines',
      example: 'P1 01 1286500\nP2 02 500000\nP3 03 90000\nP4 15 —',
    },
  ],
  run({ payers: typed }) {
    const all = payersOf(typed);
    const shown = topPayers(all);
    return {
      tone: 'plain',
      text: `显示 ${shown.length} 个，余额高的在前；不显示 ${all.length - shown.length} 个`,
      table: {
        head: ['付款方', '类型', '余额'],
        rows: shown.map(({ payerCode, payerType, balance }) => [
          payerCode,
          payerTypeText(payerType) ?? '',
          formatYuan(balance),
        ]),
      },
    };
  },
};

const range: Trial = {
  id: 'range',
  entry: 'traffic-range',
  zh: '整车的一行能订多少台',
  en: 'How many pieces a line of a vehicle takes',
  fields: [
    { name: 'least', zh: '起订量（IBL_MINNUM）', en: 'fewest', kind: 'text', example: '0' },
    { name: 'most', zh: '最大量（IBL_MAXNUM）', en: 'most', kind: 'text', example: '200' },
    { name: 'number', zh: '要订', en: 'wanted', kind: 'text', example: '260' },
  ],
  run({ least, most, number = '' }) {
    const limits = trafficRange({ IBL_MINNUM: least, IBL_MAXNUM: most });
    const read = readQuantity(number, limits);
    return {
      ...(read.ok ? good('可以订') : bad(quantityText(read.refusal))),
      steps: [rangeHint(limits)],
    };
  },
};

export const trials: readonly Trial[] = [prices, imported, settlement, payers, range];
