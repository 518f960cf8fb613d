/**
 * The codes of the one world (openapi/world): every code in an example is one of these, with its own name and figures.
 */
import { ledgerOf } from '../world/ledger/ledger';
import { loadWorld } from '../world/world';
import { list, record, world } from './description';

type Json = Readonly<Record<string, unknown>>;

const rows = (name: string): readonly Json[] => list(world[name]).map(record);

/** Rows of the world by a code of theirs. */
function by(code: string, all: readonly Json[]): ReadonlyMap<string, Json> {
  return new Map(all.map((row) => [String(row[code]), row]));
}

const example = loadWorld();
/** The drawn examples show the world's own rows and the business of the first dealer. */
const ledger = ledgerOf(example, example.personas[0]?.saletoCode ?? '', example.today);

const customers = by('saletoCode', [...rows('personas'), record(world['secondSoldTo'])]);
const shipTos = by('sendtoCode', rows('shipTos'));
const payers = by('payerCode', rows('payers'));
const products = by('productCode', [...[...ledger.products.values()].map(record), ...rows('products')]);
const invoices = by('invoiceNo', [
  ...ledger.invoices.map(({ invoiceNo, orderNo, day }) => ({ invoiceNo, orderNo, date: day })),
  ...rows('invoices'),
]);
const vouchers = by('voucherNo', [
  ...ledger.accounts.flatMap((account) => account.vouchers.map(record)),
  ...rows('vouchers'),
  ...rows('earlierVouchers'),
]);
const newOrders = list(world['newOrders']).map((orderNo) => ({
  orderNo,
  orderTypeNo: `ZY${String(orderNo)}`,
}));
const ledgerOrders = ledger.orders.map(({ orderNo }) => ({ orderNo, orderTypeNo: `ZY${orderNo}` }));
const orders = by('orderNo', [...ledgerOrders, ...rows('orders'), ...newOrders]);
const orderTypes = by('orderTypeNo', [...ledgerOrders, ...rows('orders'), ...newOrders]);
const deliveries = new Map([
  ...ledger.orders.map(({ orderNo, dn }) => [dn, { orderNo }] as const),
  ...Object.entries(record(world['dnNumbers'])).map(([orderNo, dn]) => [String(dn), { orderNo }] as const),
]);
const subAccounts = by('saletoCodeSub', rows('personas'));

/** A kind of thing: the wire names that carry its code, and the wire names that must then agree with the world's. */
interface Kind {
  readonly codes: readonly string[];
  readonly known: ReadonlyMap<string, Json>;
  /** Holds only for objects with this wire name. */
  readonly only?: string;
  /** Wire name to the world's name. */
  readonly agrees: Readonly<Record<string, string>>;
}

const line = {
  productModel: 'productModel',
  productName: 'productName',
  picUrl: 'picUrl',
  thumbnail: 'picUrl',
};

const KINDS: readonly Kind[] = [
  { codes: ['productCode', 'newProductCode', 'materialCode'], known: products, agrees: line },
  {
    codes: ['PRODUCTCODE'],
    known: products,
    agrees: { PRODUCTMODEL: 'productModel', PRODUCTNAME: 'productName', THUMBNAIL: 'picUrl' },
  },
  { codes: ['saletoCode'], known: customers, agrees: { saletoName: 'name' } },
  {
    codes: ['customerCode', 'custCode', 'saleCustCode', 'sonCustomerCode', 'manageCustomerCode'],
    known: customers,
    agrees: {},
  },
  { codes: ['sendtoCode'], known: shipTos, agrees: { sendtoAddress: 'sendtoAddress' } },
  { codes: ['SENDTOCODE'], known: shipTos, agrees: {} },
  { codes: ['addressCode'], known: shipTos, agrees: { address: 'sendtoAddress' } },
  {
    codes: ['payerCode', 'paytoCode', 'fromPayerCode', 'toPayerCode', 'PAYTOCODE'],
    known: payers,
    agrees: {},
  },
  {
    codes: ['payerCode'],
    known: payers,
    agrees: { payerName: 'name', payerType: 'payerType' },
  },
  {
    codes: ['payerCode'],
    only: 'hrsBalance',
    known: payers,
    agrees: { customerName: 'name', balance: 'balance' },
  },
  { codes: ['paytoCode'], only: 'balance', known: payers, agrees: { balance: 'balance' } },
  { codes: ['orderNo'], known: orders, agrees: { orderTypeNo: 'orderTypeNo' } },
  { codes: ['orderTypeNo'], known: orderTypes, agrees: { orderNo: 'orderNo' } },
  { codes: ['dn'], known: deliveries, agrees: { orderNo: 'orderNo' } },
  {
    codes: ['invoiceNo', 'blueInvoiceNo'],
    known: invoices,
    agrees: { orderNo: 'orderNo', invoiceDate: 'date' },
  },
  { codes: ['voucherNo'], known: vouchers, agrees: {} },
  { codes: ['saletoCodeSub'], known: new Map([...customers, ...subAccounts]), agrees: {} },
];

/** The unknown codes of one object of an example. An empty code means none. */
export function strangers(node: Json): readonly string[] {
  return KINDS.filter(({ only }) => only === undefined || only in node).flatMap(({ codes, known, agrees }) =>
    codes.flatMap((code) => {
      const value = node[code];
      if (typeof value !== 'string' || value === '') return [];
      const row = known.get(value);
      if (!row) return [`${code} ${value} is not in openapi/world`];
      const wrong = Object.entries(agrees).filter(
        ([wire, name]) => wire in node && node[wire] !== '' && node[wire] !== row[name],
      );
      return wrong.map(
        ([wire, name]) => `${wire} of ${value} is ${String(node[wire])}, not ${String(row[name])}`,
      );
    }),
  );
}
