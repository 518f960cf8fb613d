import { lastDayOf, monthOf } from '../../../world/ledger/calendar';
import type { RebateLine, RedInvoice } from '../../../world/ledger/events';
import { financeLedger } from '../memory/finance-ledger';
import { toCents, toYuan } from '../memory/money';
import { exampleRows } from '../memory/rows';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { transition } from '../resources/transition';
import { fromLedger, payerName } from './ledger-rows';
import {
  afterCash,
  bookCash,
  cashNo,
  cashRefusal,
  REBATE_STATUS,
  type RebateRow,
  rebates,
} from './rebate-rows';

const CALC_MODES = { RATE: '按比例', UNIT: '按台', FIXED: '定额' } as const;
const RED_TYPES = { REBATE: '返利红票', RETURN: '退货红票' } as const;
/** A user without the right to all red invoices may issue those of one kind. */
const RED_RIGHTS = [
  ['REBATE', 'redInvoicesOfRebates'],
  ['RETURN', 'redInvoicesOfReturns'],
] as const;
/** Assumption: the supplier writes the sheet, and the dealer confirms it; the red invoice follows. */
const RED_STATES = {
  '10': { statusName: '待开红票', confirmStatus: '02', confirmStatusName: '待购方确认' },
  '20': { statusName: '已开红票', confirmStatus: '04', confirmStatusName: '双方已确认' },
} as const;

interface MonthRow {
  readonly id: string;
  readonly rebateNo: string;
  readonly month: string;
  readonly base: number;
  readonly rate: number;
  readonly cents: number;
  readonly granted: string;
}

interface RetailRow {
  readonly month: string;
  readonly productCode: string;
  readonly category: string;
  readonly number: number;
  readonly price: number;
  readonly cents: number;
}

/**
 * Assumption: a dealer sells signed products of a closed month at the retail price of the price list. A product that is
 * not in the list costs 20 % above the supply price in full yuan.
 */
const MARGIN = 1.2;

const retail = fromLedger(({ orders, products, today }) => {
  const sold = new Map<string, { month: string; productCode: string; number: number }>();
  for (const { signed, lines } of orders) {
    if (signed === '' || lastDayOf(monthOf(signed)) >= today) continue;
    for (const { productCode, number } of lines) {
      const key = `${monthOf(signed)} ${productCode}`;
      const row = sold.get(key) ?? { month: monthOf(signed), productCode, number: 0 };
      row.number += number;
      sold.set(key, row);
    }
  }
  return [...sold.values()]
    .sort((left, right) => left.month.localeCompare(right.month))
    .map((row): RetailRow => {
      const { cents = 0, category = '' } = products.get(row.productCode) ?? {};
      const price = Math.round((cents * MARGIN) / 100) * 100;
      return { ...row, category, price, cents: price * row.number };
    });
});

const listed = new WeakMap<readonly RetailRow[], readonly RetailRow[]>();

/** The rows at the prices of the list; the same ones as long as the ledger is. */
function listedRetail(dealer: Dealer): readonly RetailRow[] {
  const rows = retail(dealer);
  const known = listed.get(rows) ?? atListPrices(dealer, rows);
  listed.set(rows, known);
  return known;
}

function atListPrices(dealer: Dealer, rows: readonly RetailRow[]): readonly RetailRow[] {
  const prices = exampleRows(dealer, 'listPrices');
  const yuanOf = new Map(prices.map(({ productCode, retailPrice }) => [productCode, Number(retailPrice)]));
  return rows.map((row) => {
    const yuan = yuanOf.get(row.productCode);
    return yuan ? { ...row, price: toCents(yuan), cents: toCents(yuan) * row.number } : row;
  });
}

const rebateOf = (dealer: Dealer, rebateNo: string) => rebates.find(dealer, rebateNo);
const notFound = (dealer: Dealer, { rebateNo }: { readonly rebateNo: string }) =>
  rebateOf(dealer, rebateNo) ? undefined : 'notFound';

export const rebateHandlers: Handlers = {
  ...listOf<'queryRebates', RebateRow>('queryRebates', {
    rows: rebates.rows,
    filters: {
      rebateNo: { is: 'rebateNo' },
      contractNo: { is: 'contractNo' },
      status: { is: 'status' },
      beginDate: { from: 'granted' },
      endDate: { to: 'granted' },
    },
    totals: { rebateTotal: 'cents', usedTotal: 'used', balanceTotal: 'left' },
    show: (row, dealer) => ({
      rebateNo: row.rebateNo,
      rebateName: row.name,
      contractNo: row.contractNo,
      period: row.period,
      payerCode: row.payerCode,
      calcMode: row.mode,
      calcModeName: CALC_MODES[row.mode],
      ...(row.mode !== 'FIXED' && {
        baseAmount: toYuan(row.months.reduce((sum, { base }) => sum + base, 0)),
      }),
      ...(row.mode === 'RATE' && { rate: row.rate }),
      rebateAmount: toYuan(row.cents),
      usedAmount: toYuan(row.used),
      balance: toYuan(row.left),
      endDate: row.end,
      status: row.status,
      statusName: REBATE_STATUS[row.status],
      cashList: row.uses.map(({ day, payerCode, cents }, at) => ({
        cashNo: cashNo(row, at),
        payerCode,
        payerName: payerName(dealer, payerCode),
        cashAmount: toYuan(cents),
        cashDate: day,
      })),
    }),
  }),

  ...transition<'submitRebateCash', RebateRow>('submitRebateCash', {
    resource: rebates,
    finds: 'rebateNo',
    else: 'notFound',
    refusal: (call, [rebate]) => rebate && cashRefusal(call, rebate),
    sets: afterCash,
    also: (call, [rebate]) => rebate && bookCash(call, rebate),
    answer: (call, [rebate]) => {
      if (!rebate) throw new Error('A rebate was cashed that is not there.');
      const { uses, left, status } = afterCash(rebate, call);
      return {
        cashNo: cashNo(rebate, uses.length - 1),
        rebateNo: rebate.rebateNo,
        payerCode: call.input.payerCode,
        cashAmount: call.input.amount,
        cashDate: call.today,
        balance: toYuan(left),
        status,
        statusName: REBATE_STATUS[status],
      };
    },
  }),

  ...listOf<'queryRebateSettlementDetails', MonthRow>('queryRebateSettlementDetails', {
    rows: (dealer, { rebateNo }) => {
      const rebate = rebateOf(dealer, rebateNo);
      const { granted = '', rate = 0, months = [] } = rebate ?? {};
      return months.toReversed().map((month) => ({
        ...month,
        id: `66${rebateNo.slice(2)}${month.month.slice(5)}`,
        rebateNo,
        rate,
        granted,
      }));
    },
    refusal: notFound,
    filters: { rebateNo: { is: 'rebateNo' } },
    totals: { baseTotal: 'base', rebateTotal: 'cents' },
    show: ({ id, rebateNo, month, base, rate, cents, granted }) => ({
      id,
      rebateNo,
      settleMonth: month,
      ...(base !== 0 && { baseAmount: toYuan(base) }),
      ...(rate !== 0 && { rate }),
      rebateAmount: toYuan(cents),
      settleDate: granted,
      status: '20',
      statusName: '已结算',
    }),
  }),

  ...listOf<'queryRebateOrderInvoices', RebateLine>('queryRebateOrderInvoices', {
    rows: (dealer, { rebateNo }) => rebateOf(dealer, rebateNo)?.lines ?? [],
    refusal: notFound,
    filters: {
      rebateNo: { test: () => true }, // chooses the rebate whose lines these are
      orderNo: { is: 'orderNo' },
      invoiceNo: { is: 'invoiceNo' },
    },
    totals: { amountTotal: 'amount', rebateTotal: 'cents' },
    show: ({ orderNo, invoiceNo, day, productCode, number, amount, unit, cents }, dealer) => ({
      orderNo,
      invoiceNo,
      invoiceDate: day,
      productCode,
      productName: nameOf(dealer, productCode),
      number,
      amount: toYuan(amount),
      ...(unit > 0 && { unitRebate: toYuan(unit) }),
      rebateAmount: toYuan(cents),
    }),
  }),

  ...listOf<'queryRedInvoiceSettlements', RedInvoice>('queryRedInvoiceSettlements', {
    rows: fromLedger(({ redInvoices }) => redInvoices),
    refusal: ({ persona: { may } }, { redType }) =>
      may.includes('redInvoices') ||
      RED_RIGHTS.some(([type, right]) => may.includes(right) && type === (redType ?? type))
        ? undefined
        : 'refused',
    filters: {
      redType: { is: 'redType' },
      redInvoiceNo: { is: 'redInvoiceNo' },
      blueInvoiceNo: { is: 'blueInvoiceNo' },
      status: { is: 'status' },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    totals: { amountTotal: 'cents' },
    show: ({ settleNo, redType, redInvoiceNo, blueInvoiceNo, orderNo, day, net, tax, cents, status }) => ({
      settleNo,
      redType,
      redTypeName: RED_TYPES[redType],
      redInvoiceNo,
      blueInvoiceNo,
      orderNo,
      applyDate: day,
      netAmount: toYuan(net),
      taxAmount: toYuan(tax),
      amount: toYuan(cents),
      status,
      ...RED_STATES[status],
      confirmNo: `37${settleNo.replaceAll(/\D/g, '').padStart(18, '0')}`,
    }),
  }),

  ...listOf<'queryRetailAggregations', RetailRow>('queryRetailAggregations', {
    rows: listedRetail,
    filters: {
      productCode: { is: 'productCode' },
      industryCode: { is: 'category' },
      beginMonth: { from: 'month' },
      endMonth: { to: 'month' },
    },
    totals: { numberTotal: (rows) => rows.reduce((sum, row) => sum + row.number, 0), amountTotal: 'cents' },
    show: ({ month, productCode, number, price, cents }, dealer) => {
      const { productModel = '', productName = '' } = financeLedger(dealer).products.get(productCode) ?? {};
      return {
        month,
        productCode,
        productModel,
        productName,
        retailNumber: number,
        retailPrice: toYuan(price),
        retailAmount: toYuan(cents),
      };
    },
  }),
};

function nameOf(dealer: Dealer, productCode: string): string {
  return financeLedger(dealer).products.get(productCode)?.productName ?? '';
}
