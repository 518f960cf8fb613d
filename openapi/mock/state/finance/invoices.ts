import type { Invoice, Order } from '../../../world/ledger/events';
import { invoiceLines, invoiceSums, TAX_RATE } from '../../../world/ledger/events-invoices';
import { financeLedger } from '../memory/finance-ledger';
import { toYuan } from '../memory/money';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { resource } from '../resources/store';
import { transition } from '../resources/transition';
import { handle } from '../resources/typed-handler';
import { fromLedger, nextOf } from './ledger-rows';

const INVOICE_STATUS = { '10': '待签收', '20': '已签收', '30': '已退票' } as const;

interface InvoiceRow extends Omit<Invoice, 'status'> {
  readonly status: keyof typeof INVOICE_STATUS;
  readonly reason?: string;
}

/** The invoices of the dealer. */
export const invoices = resource<InvoiceRow>(
  'invoices',
  'invoiceNo',
  fromLedger(({ invoices }) => invoices),
);

/** An application for the invoice of an order. */
interface ApplyRow {
  readonly applyNo: string;
  readonly orderNo: string;
  readonly day: string;
  readonly net: number;
  readonly tax: number;
  readonly cents: number;
  readonly invoiceNo: string;
  readonly status: '10' | '20';
}

const APPLY_STATUS = { '10': '待开票', '20': '已开票' } as const;

/** Every invoice was applied for; an order that was signed last is still without. */
const applies = resource<ApplyRow>(
  'invoiceApplies',
  'applyNo',
  fromLedger(({ invoices, orders }) => {
    const invoiced = new Set(invoices.map(({ orderNo }) => orderNo));
    const open = orders.filter(
      ({ kind, status, orderNo }) => kind === 'MAIN' && status === '50' && !invoiced.has(orderNo),
    );
    return [
      ...invoices.map(
        ({ applyNo, orderNo, applied, net, tax, cents, invoiceNo }): ApplyRow => ({
          applyNo,
          orderNo,
          day: applied,
          net,
          tax,
          cents,
          invoiceNo,
          status: '20',
        }),
      ),
      ...open.map((order) => applyOf(order, `KP${order.orderNo.slice(2)}`, order.signed)),
    ].sort((left, right) => left.day.localeCompare(right.day));
  }),
);

function applyOf({ orderNo, lines }: Order, applyNo: string, day: string): ApplyRow {
  return { applyNo, orderNo, day, ...invoiceSums(invoiceLines(lines)), invoiceNo: '', status: '10' };
}

/** An order with what was written for it. */
interface TraceRow {
  readonly order: Order;
  readonly orderNo: string;
  readonly day: string;
  readonly voucherNo: string;
  readonly invoiceNo: string;
}

const traces = fromLedger(({ orders, invoices, accounts }) => {
  const byOrder = new Map(invoices.map((invoice) => [invoice.orderNo, invoice.invoiceNo]));
  const charges = accounts.flatMap(({ vouchers }) => vouchers).filter(({ type }) => type === 'TH');
  const vouchers = new Map(charges.map(({ orderNo, voucherNo }) => [orderNo, voucherNo]));
  return orders
    .filter(({ kind, status }) => kind === 'MAIN' && status !== '90')
    .map(
      (order): TraceRow => ({
        order,
        orderNo: order.orderNo,
        day: order.day,
        voucherNo: vouchers.get(order.orderNo) ?? '',
        invoiceNo: byOrder.get(order.orderNo) ?? '',
      }),
    );
});

const TRACE_STATUS = { '10': '未开票', '20': '待签收', '30': '已签收', '40': '已退票' } as const;
const TRACE_OF = { '10': '20', '20': '30', '30': '40' } as const;

const invoiceChange = { resource: invoices, finds: 'invoiceNoList', when: { status: ['10'] } } as const;

export const invoiceHandlers: Handlers = {
  ...listOf<'queryInvoices', InvoiceRow>('queryInvoices', {
    rows: invoices.rows,
    filters: {
      invoiceNo: { is: 'invoiceNo' },
      orderNo: { is: 'orderNo' },
      status: { is: 'status' },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    totals: { netTotal: 'net', taxTotal: 'tax', amountTotal: 'cents' },
    show: invoiceRecord,
  }),

  ...transition<'signInvoices', InvoiceRow>('signInvoices', {
    ...invoiceChange,
    else: 'signed2',
    sets: (_, { today }) => ({ status: '20', signed: today }),
  }),
  ...transition<'rejectInvoices', InvoiceRow>('rejectInvoices', {
    ...invoiceChange,
    else: 'deducted',
    sets: (_, { input }) => ({ status: '30', reason: input.reason ?? '' }),
  }),
  // The signature is given at the provider's; the mock takes it as given when its address was asked for.
  ...transition<'startInvoiceSignature', InvoiceRow>('startInvoiceSignature', {
    ...invoiceChange,
    else: 'notBound',
    sets: (_, { today }) => ({ status: '20', signed: today }),
    answer: (_, rows) => ({ url: `https://esign.portal.invalid/sign/${rows[0]?.applyNo ?? ''}` }),
  }),

  ...listOf<'queryInvoiceTrace', TraceRow>('queryInvoiceTrace', {
    rows: traces,
    filters: {
      orderNo: { is: 'orderNo' },
      invoiceNo: { is: 'invoiceNo' },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    totals: {},
    show: ({ order, voucherNo, invoiceNo }, dealer) => {
      const invoice = invoiceNo === '' ? undefined : invoices.find(dealer, invoiceNo);
      const amount = invoice?.cents ?? 0;
      const status = invoice ? TRACE_OF[invoice.status] : '10';
      return {
        orderNo: order.orderNo,
        orderDate: order.day,
        orderAmount: toYuan(order.cents),
        dn: order.shipped === '' ? '' : order.dn,
        voucherNo,
        invoiceNo,
        invoiceDate: invoice?.day ?? '',
        invoiceAmount: toYuan(amount),
        uninvoicedAmount: toYuan(order.cents - amount),
        status,
        statusName: TRACE_STATUS[status],
      };
    },
  }),

  ...listOf<'queryInvoiceApplies', ApplyRow>('queryInvoiceApplies', {
    rows: applies.rows,
    filters: {
      orderNo: { is: 'orderNo' },
      status: { is: 'status' },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    totals: {},
    show: ({ applyNo, orderNo, day, net, tax, cents, invoiceNo, status }) => ({
      applyNo,
      orderNo,
      applyDate: day,
      netAmount: toYuan(net),
      taxRate: TAX_RATE,
      taxAmount: toYuan(tax),
      amount: toYuan(cents),
      invoiceNo,
      status,
      statusName: APPLY_STATUS[status],
    }),
  }),

  ...handle('submitInvoiceApply', ({ dealer, input, today, done, refuse }) => {
    const orders = input.orderNoList.flatMap((orderNo) => orderOf(dealer, orderNo) ?? []);
    if (orders.length < input.orderNoList.length || orders.some(({ delivered }) => delivered === ''))
      return refuse('unsigned');
    const applied = new Set(applies.rows(dealer).map(({ orderNo }) => orderNo));
    const isRepeated = new Set(input.orderNoList).size < input.orderNoList.length;
    if (isRepeated || orders.some(({ orderNo }) => applied.has(orderNo))) return refuse('applied');
    const rows = orders.map((order) => {
      const row = applyOf(order, nextOf(dealer, applies, { prefix: 'KP', today }), today);
      applies.add(dealer, row);
      return row;
    });
    return done({ applyNo: rows[0]?.applyNo ?? '', status: '10', statusName: APPLY_STATUS['10'] });
  }),
};

function orderOf(dealer: Dealer, orderNo: string): Order | undefined {
  return financeLedger(dealer).orders.find((order) => order.orderNo === orderNo);
}

function invoiceRecord(
  { lines, net, tax, cents, day, signed, status, invoiceNo, orderNo }: InvoiceRow,
  dealer: Dealer,
) {
  const { products } = financeLedger(dealer);
  return {
    invoiceNo,
    orderNo,
    invoiceDate: day,
    customerCode: dealer.persona.saletoCode,
    customerName: dealer.persona.name,
    invoiceType: '1',
    invoiceTypeName: '增值税专用发票',
    netAmount: toYuan(net),
    taxRate: TAX_RATE,
    taxAmount: toYuan(tax),
    amount: toYuan(cents),
    status,
    statusName: INVOICE_STATUS[status],
    ...(signed !== '' && { signDate: signed }),
    lineList: invoiceLines(lines).map((line) => {
      const { productModel = '', productName = '' } = products.get(line.productCode) ?? {};
      return {
        productCode: line.productCode,
        productModel,
        productName,
        number: line.number,
        price: toYuan(line.cents),
        netAmount: toYuan(line.net),
        taxRate: TAX_RATE,
        taxAmount: toYuan(line.tax),
        amount: toYuan(line.amount),
      };
    }),
  };
}
