/** The events between a dealer and the company. Amounts are integer cents, days like `2026-11-20`. */

/** Own account, pickup, allocation, supply-chain finance, service charges. */
export type AccountKind = 'MAIN' | 'TCTP' | 'TCDB' | 'SCF' | 'SERVICE';

/** Money in, products, rebate, adjustment. */
export type VoucherType = 'DZ' | 'TH' | 'FL' | 'TZ';

export interface OrderLine {
  readonly productCode: string;
  readonly number: number;
  readonly cents: number;
}

/** An order with the days of its steps; a step that has not come yet has none. */
export interface Order {
  readonly orderNo: string;
  readonly day: string;
  readonly kind: AccountKind;
  readonly payerCode: string;
  readonly sendtoCode: string;
  readonly lines: readonly OrderLine[];
  readonly cents: number;
  /** The rest of a deposit to be paid; nothing of it is charged yet. */
  readonly rest?: number;
  readonly status: '10' | '20' | '30' | '40' | '50' | '90';
  readonly dn: string;
  readonly audited: string;
  readonly shipped: string;
  readonly delivered: string;
  readonly signed: string;
  readonly cancelled: string;
}

/** Products that came back, a part of one line of a signed order. */
export interface Return {
  readonly returnNo: string;
  readonly orderNo: string;
  readonly day: string;
  readonly productCode: string;
  readonly number: number;
  readonly cents: number;
}

export interface InvoiceLine extends OrderLine {
  readonly amount: number;
  readonly net: number;
  readonly tax: number;
}

export interface Invoice {
  readonly invoiceNo: string;
  readonly applyNo: string;
  readonly orderNo: string;
  readonly applied: string;
  readonly day: string;
  /** Those of its order; `invoiceLines` cuts the tax out of them when they are read. */
  readonly lines: readonly OrderLine[];
  readonly net: number;
  readonly tax: number;
  readonly cents: number;
  readonly status: '10' | '20';
  readonly signed: string;
}

/** A red-letter invoice reverses a part of a blue one; its amounts are negative. */
export interface RedInvoice {
  readonly settleNo: string;
  readonly redType: 'REBATE' | 'RETURN';
  readonly redInvoiceNo: string;
  readonly blueInvoiceNo: string;
  readonly orderNo: string;
  /** The return or the rebate. */
  readonly sourceNo: string;
  readonly day: string;
  readonly net: number;
  readonly tax: number;
  readonly cents: number;
  readonly status: '10' | '20';
}

/** Money that arrived in an account, with its receipt. */
export interface Payment {
  readonly paymentNo: string;
  readonly receiptNo: string;
  /** The document of its voucher: the payment itself or a loan. */
  readonly sourceNo: string;
  readonly day: string;
  readonly kind: AccountKind;
  readonly payerCode: string;
  readonly mode: 'BANK' | 'FINANCE' | 'POS' | 'BILL';
  readonly cents: number;
}

/** An acceptance bill; one that nobody has claimed has no payer. */
export interface Bill {
  readonly billNo: string;
  readonly drawer: string;
  readonly acceptor: string;
  readonly cents: number;
  readonly issued: string;
  readonly due: string;
  readonly payerCode: string;
  readonly paymentNo: string;
  readonly status: '10' | '20' | '30' | '50' | '60' | '70';
}

/** The discount of a bill: interest = amount × rate × days / 360. */
export interface Discount {
  readonly id: string;
  readonly billNo: string;
  readonly bankName: string;
  readonly day: string;
  readonly due: string;
  readonly cents: number;
  readonly days: number;
  readonly rate: number;
  readonly interest: number;
  readonly payerCode: string;
  readonly status: '10' | '20';
}

export interface Repayment {
  readonly repayNo: string;
  readonly day: string;
  readonly principal: number;
  readonly interest: number;
  readonly days: number;
  readonly payerCode: string;
  readonly isDone: boolean;
}

export interface Loan {
  readonly financeNo: string;
  readonly bankName: string;
  readonly contractNo: string;
  readonly payerCode: string;
  readonly cents: number;
  readonly rate: number;
  readonly day: string;
  readonly due: string;
  readonly fee: number;
  readonly feeStatus: '10' | '20';
  readonly repayments: readonly Repayment[];
}

/** An invoice line that a rebate was computed from. */
export interface RebateLine {
  readonly orderNo: string;
  readonly invoiceNo: string;
  readonly day: string;
  readonly productCode: string;
  readonly number: number;
  readonly amount: number;
  readonly unit: number;
  readonly cents: number;
}

export interface RebateUse {
  readonly day: string;
  readonly payerCode: string;
  readonly cents: number;
}

export interface Rebate {
  readonly rebateNo: string;
  readonly name: string;
  readonly contractNo: string;
  readonly period: string;
  readonly payerCode: string;
  readonly mode: 'RATE' | 'UNIT' | 'FIXED';
  readonly rate: number;
  readonly months: readonly { readonly month: string; readonly base: number; readonly cents: number }[];
  readonly lines: readonly RebateLine[];
  readonly cents: number;
  readonly granted: string;
  readonly end: string;
  readonly uses: readonly RebateUse[];
}

/** Money that moved between two payers of the dealer, or was asked to. */
export interface Transfer {
  readonly id: string;
  readonly transferNo: string;
  readonly family: 'FUNDS' | 'ACCOUNT';
  readonly transferType: string;
  readonly from: string;
  readonly to: string;
  readonly cents: number;
  readonly day: string;
  readonly time: string;
  readonly status: '10' | '20' | '30';
  readonly remark: string;
}

export interface PosTrade {
  readonly id: string;
  readonly day: string;
  readonly terminalNo: string;
  readonly cents: number;
  readonly rate: number;
  readonly charge: number;
  readonly settled: string;
}

export interface Contract {
  readonly contractNo: string;
  readonly name: string;
  readonly type: 'YEAR' | 'REBATE' | 'PROJECT';
  readonly begin: string;
  readonly end: string;
  readonly target: number;
  readonly achieved: number;
  readonly status: '10' | '20' | '30';
}

/** Money for each piece of a product in a month; prizes are what orders earned of it. */
export interface Policy {
  readonly policyNo: string;
  readonly name: string;
  readonly type: 'TOB' | 'TOC' | 'COUNTY';
  readonly productCode: string;
  readonly begin: string;
  readonly end: string;
  readonly unit: number;
  readonly budget: number;
  readonly prizes: readonly Prize[];
}

export interface Prize {
  readonly prizeNo: string;
  readonly orderNo: string;
  readonly day: string;
  readonly productCode: string;
  readonly number: number;
  readonly cents: number;
  readonly status: '10' | '20';
}

/** An application to open or rebuild a store. */
export interface StoreApply {
  readonly applyNo: string;
  readonly applyType: 'NEW' | 'REBUILD';
  readonly networkCode: string;
  readonly networkName: string;
  readonly industryCode: string;
  readonly area: number;
  readonly time: string;
  readonly status: '10' | '20' | '30';
}

/** One movement of an account before it has its number; a known one brings its own. */
export interface Movement {
  readonly day: string;
  readonly kind: AccountKind;
  readonly payerCode: string;
  readonly type: VoucherType;
  readonly text: string;
  readonly orderNo: string;
  /** The document that it records. */
  readonly sourceNo: string;
  readonly industryCode: string;
  readonly debit: number;
  readonly credit: number;
  readonly voucherNo?: string;
}

export interface Voucher extends Movement {
  readonly voucherNo: string;
}
