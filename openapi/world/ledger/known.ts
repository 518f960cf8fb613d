/** The first dealer's events in the description's examples; only the vouchers of its own account are fixed. */
import type {
  Bill,
  Discount,
  Invoice,
  Loan,
  Movement,
  Payment,
  PosTrade,
  Rebate,
  RedInvoice,
  Return,
  Transfer,
} from './events';
import { discountOf } from './events-bills';
import { netOf } from './events-invoices';
import { LOAN_RATE, type LoanTerms, repaymentsOf } from './events-loans';
import { POS_RATE } from './events-pos';

const SOLD_TO = '8800123456';
const BILLS = '8800200102';
const DEPOSIT = '8800200103';
const PROJECTS = '8800200104';
const SAMPLES = '8800200105';
const SPARE = '8800200106';
const REBATES = '8800200107';
const SAFE = '8800200190';

const cents = (yuan: number) => Math.round(yuan * 100);

/** The vouchers of the examples by their document: source, payer and type. */
export const KNOWN_NUMBERS: Readonly<Record<string, string>> = {
  [`ZF2026110301 ${SOLD_TO} DZ`]: '4900001101',
  [`FL20261002 ${SOLD_TO} FL`]: '4900001104',
  [`ZF2026101001 ${SOLD_TO} DZ`]: '4900001001',
  [`RZ20261020001 ${SOLD_TO} DZ`]: '4900001002',
};

const payment = (number: string, day: string, yuan: number): Payment => ({
  paymentNo: `ZF${number}`,
  receiptNo: `SJ${number}`,
  sourceNo: `ZF${number}`,
  day,
  kind: 'MAIN',
  payerCode: SOLD_TO,
  mode: 'BANK',
  cents: cents(yuan),
});

export const KNOWN_PAYMENTS: readonly Payment[] = [
  payment('2026101001', '2026-10-10', 120_000),
  payment('2026110301', '2026-11-03', 120_000),
];

/** The deposit under the agreement of direct dealers, and the further one under that of the next year. */
const depositPaid = (day: string, yuan: number): Movement => {
  const sourceNo = `BZ${day.replaceAll('-', '')}01`;
  return {
    day,
    kind: 'MAIN',
    payerCode: DEPOSIT,
    type: 'DZ',
    text: `保证金缴存 ${sourceNo}`,
    orderNo: '',
    sourceNo,
    industryCode: '',
    debit: 0,
    credit: cents(yuan),
  };
};

/** Movements that no other document explains. */
export const KNOWN_MOVEMENTS: readonly Movement[] = [
  depositPaid('2025-03-03', 150_000),
  depositPaid('2026-03-02', 50_000),
  ...KNOWN_PAYMENTS.map(
    ({ sourceNo, day, cents }): Movement => ({
      day,
      kind: 'MAIN',
      payerCode: SOLD_TO,
      type: 'DZ',
      text: '银行到款',
      orderNo: '',
      sourceNo,
      industryCode: '',
      debit: 0,
      credit: cents,
    }),
  ),
  {
    day: '2026-11-19',
    kind: 'MAIN',
    payerCode: SOLD_TO,
    type: 'TZ',
    text: '运费调整',
    orderNo: '',
    sourceNo: '',
    industryCode: '',
    debit: 253_600,
    credit: 0,
    voucherNo: '4900001108',
  },
];

const QINGDAO = { bankName: '青岛银行', contractNo: 'HT2026RZ0008', payerCode: SOLD_TO, rate: LOAN_RATE };
const RIZHAO = { bankName: '日照银行', contractNo: 'HT2026RZ0009', payerCode: SOLD_TO, rate: LOAN_RATE };

/** The loans of the examples; they are repaid from the account of safe pay, so that the own one stays as it is known. */
export function knownLoans(today: string): readonly Loan[] {
  const repaid = (principal: number) => [{ day: '2026-11-02', principal: cents(principal), payerCode: SAFE }];
  const build = (terms: LoanTerms, plan: ReturnType<typeof repaid>, feeStatus: Loan['feeStatus']): Loan => ({
    ...terms,
    fee: Math.round(terms.cents / 1000),
    feeStatus,
    repayments: repaymentsOf(terms, plan, today).map((repayment) => ({ ...repayment, payerCode: SAFE })),
  });
  return [
    build(
      { financeNo: 'RZ20260804001', ...QINGDAO, day: '2026-08-04', due: '2026-11-02', cents: cents(200_000) },
      repaid(200_000),
      '20',
    ),
    build(
      { financeNo: 'RZ20260915001', ...RIZHAO, day: '2026-09-15', due: '2026-12-14', cents: cents(300_000) },
      repaid(100_000),
      '20',
    ),
    build(
      { financeNo: 'RZ20261020001', ...QINGDAO, day: '2026-10-20', due: '2027-01-18', cents: cents(300_000) },
      [],
      '10',
    ),
  ];
}

const QUARTER = ['2026-07', '2026-08', '2026-09'] as const;
/** Percent of the quarter's invoices. */
const QUARTER_RATE = 3.5;

/** The months of the quarter's rebate: a share of what was invoiced in each. */
function quarterMonths(invoices: readonly Invoice[]): Rebate['months'] {
  return QUARTER.map((month) => {
    const base = invoices
      .filter(({ day }) => day.startsWith(month))
      .reduce((sum, { cents }) => sum + cents, 0);
    return { month, base, cents: Math.round((base * QUARTER_RATE) / 100) };
  });
}

/**
 * The rebates of the examples; one by pieces on the October invoices.
 * @param invoices those of the examples
 * @param allInvoices those of the quarter, too
 */
export function knownRebates(
  invoices: readonly Invoice[],
  allInvoices: readonly Invoice[],
): readonly Rebate[] {
  const quarter = quarterMonths(allInvoices);
  const unit = 2_500;
  const lines = invoices
    .filter(({ day }) => day.startsWith('2026-10'))
    .flatMap(({ orderNo, invoiceNo, day, lines }) =>
      lines.map(({ productCode, number, cents }) => ({
        orderNo,
        invoiceNo,
        day,
        productCode,
        number,
        amount: cents * number,
        unit,
        cents: unit * number,
      })),
    );
  const sum = lines.reduce((total, line) => total + line.cents, 0);
  const base = lines.reduce((total, line) => total + line.amount, 0);
  const common = { payerCode: REBATES, rate: 0, lines: [] };
  return [
    {
      ...common,
      rebateNo: 'FL20260901',
      name: '三季度规模返利',
      contractNo: 'HT2026FL0031',
      period: '2026-Q3',
      mode: 'RATE',
      rate: QUARTER_RATE,
      months: quarter,
      cents: quarter.reduce((sum, { cents }) => sum + cents, 0),
      granted: '2026-10-12',
      end: '2026-12-31',
      uses: [{ day: '2026-10-16', payerCode: PROJECTS, cents: 1_335_371 }],
    },
    {
      ...common,
      rebateNo: 'FL20261001',
      name: '10月返利',
      contractNo: 'HT2026FL0031',
      period: '2026-10',
      mode: 'UNIT',
      lines,
      months: [{ month: '2026-10', base, cents: sum }],
      cents: sum,
      granted: '2026-11-12',
      end: '2027-03-31',
      uses: [],
    },
    {
      ...common,
      rebateNo: 'FL20261002',
      name: '10月提货奖励',
      contractNo: 'HT2026010001',
      period: '2026-10',
      mode: 'FIXED',
      months: [{ month: '2026-10', base: 0, cents: 2_000_000 }],
      cents: 2_000_000,
      granted: '2026-11-12',
      end: '2027-03-31',
      uses: [{ day: '2026-11-15', payerCode: SOLD_TO, cents: 2_000_000 }],
    },
  ];
}

type TransferRow = readonly [
  id: string,
  transferNo: string,
  type: string,
  from: string,
  to: string,
  yuan: number,
  time: string,
  status: Transfer['status'],
  remark: string,
];

const TRANSFER_ROWS: readonly TransferRow[] = [
  ['70001', 'ZJ2026090801', 'REFUND', SAFE, SAMPLES, 26_000, '2026-09-08 10:20:00', '20', '样机货款退回'],
  [
    '80000',
    'HB2026092501',
    'ACCOUNT',
    SOLD_TO,
    PROJECTS,
    56_280,
    '2026-09-25 11:10:00',
    '20',
    '工程项目货款',
  ],
  ['80001', 'HB2026101501', 'ACCOUNT', SAFE, PROJECTS, 30_000, '2026-10-15 10:05:00', '20', '工程项目货款'],
  ['70002', 'ZJ2026110601', 'KJT', SPARE, SAFE, 800, '2026-11-06 14:30:00', '30', '余额不足'],
  [
    '80002',
    'HB2026111001',
    'FINANCE',
    SPARE,
    PROJECTS,
    10_000,
    '2026-11-10 15:40:00',
    '30',
    '备用账户余额不足',
  ],
  ['70003', 'ZJ2026112001', 'AIR', SAMPLES, SAFE, 5_000, '2026-11-20 08:55:10', '10', ''],
  ['80003', 'HB2026112001', 'ACCOUNT', SAFE, PROJECTS, 50_000, '2026-11-20 09:12:00', '10', '工程项目备货'],
];

export const KNOWN_TRANSFERS: readonly Transfer[] = TRANSFER_ROWS.map(
  ([id, transferNo, transferType, from, to, yuan, time, status, remark]) => ({
    id,
    transferNo,
    transferType,
    from,
    to,
    cents: cents(yuan),
    day: time.slice(0, 10),
    time,
    status,
    remark,
    family: transferNo.startsWith('ZJ') ? 'FUNDS' : 'ACCOUNT',
  }),
);

type BillRow = readonly [
  billNo: string,
  acceptor: string,
  yuan: number,
  issued: string,
  due: string,
  status: Bill['status'],
  payerCode: string,
];

const BILL_ROWS: readonly BillRow[] = [
  ['130245200010120261012000000118', '青岛银行崂山支行', 200_000, '2026-10-12', '2027-04-12', '30', BILLS],
  ['131345200018520261105000000219', '日照银行青岛分行', 150_000, '2026-11-05', '2027-05-05', '20', BILLS],
  ['130345200020320261116000000337', '青岛银行崂山支行', 80_000, '2026-11-16', '2027-05-16', '10', ''],
];

/** The bills of the examples; the last one waits for somebody to claim it. */
export const KNOWN_BILLS: readonly Bill[] = BILL_ROWS.map(
  ([billNo, acceptor, yuan, issued, due, status, payerCode]) => ({
    billNo,
    acceptor,
    cents: cents(yuan),
    issued,
    due,
    status,
    payerCode,
    drawer: '青岛海纳工程有限公司',
    paymentNo: payerCode === '' ? '' : `PJ${issued.replaceAll('-', '')}`,
  }),
);

export const KNOWN_DISCOUNTS: readonly Discount[] = KNOWN_BILLS.flatMap((bill) => {
  if (bill.billNo.endsWith('118'))
    return [discountOf(bill, { id: '63001', day: '2026-10-14', status: '20' })];
  return bill.billNo.endsWith('219')
    ? [discountOf(bill, { id: '63002', day: '2026-11-06', status: '10' })]
    : [];
});

/** The charge is 0.38 %; the last trade is not settled yet. */
export const KNOWN_TRADES: readonly PosTrade[] = [
  { id: '65001', day: '2026-11-10', cents: 1_280_000, charge: 4_864, settled: '2026-11-12' },
  { id: '65002', day: '2026-11-15', cents: 2_650_000, charge: 10_070, settled: '2026-11-17' },
  { id: '65003', day: '2026-11-18', cents: 865_000, charge: 3_287, settled: '' },
].map((trade) => ({ ...trade, terminalNo: '37020001', rate: POS_RATE }));

/** One refrigerator of the order of October came back; its red invoice is asked for. */
export const KNOWN_RETURNS: readonly Return[] = [
  {
    returnNo: 'TH2026111701',
    orderNo: '6010086608',
    day: '2026-11-17',
    productCode: 'GR0216A04',
    number: 1,
    cents: 113_950,
  },
];

export const KNOWN_RED_INVOICES: readonly RedInvoice[] = [
  {
    settleNo: 'HP2026111701',
    redType: 'RETURN',
    redInvoiceNo: '',
    blueInvoiceNo: '26372000000000118803',
    orderNo: '6010086608',
    sourceNo: 'TH2026111701',
    day: '2026-11-17',
    cents: -113_950,
    net: -netOf(113_950),
    tax: netOf(113_950) - 113_950,
    status: '10',
  },
];
