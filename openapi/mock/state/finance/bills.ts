import type { Bill, Discount } from '../../../world/ledger/events';
import { bookMoney } from '../account/bookings';
import { payerByCode } from '../account/customer';
import { toCents, toYuan, yuanText } from '../memory/money';
import type { Row } from '../memory/shapes';
import type { Handlers } from '../memory/state';
import { listOf } from '../resources/list';
import { resource } from '../resources/store';
import { addition, transition } from '../resources/transition';
import { accountRefusal } from './account-places';
import { fromLedger } from './ledger-rows';

const BILL_STATUS = {
  '10': '待审核',
  '20': '已入账',
  '30': '已贴现',
  '50': '已兑付',
  '60': '已背书',
  '70': '已拒付',
} as const;
const CLAIM_STATUS = { '10': '待认领', '20': '认领中', '30': '已认领' } as const;

interface BillRow extends Bill {
  readonly billType: 'BANK' | 'COMMERCIAL';
}

const typed = (bill: Bill): BillRow => ({ ...bill, billType: 'BANK' });

/** The bills that the dealer paid with. */
const bills = resource<BillRow>(
  'bills',
  'billNo',
  fromLedger(({ bills }) => bills.filter(({ payerCode }) => payerCode !== '').map(typed)),
);

/** The bills that came for the dealer: those that it has claimed, and those that nobody has. */
const claims = resource<BillRow>(
  'billClaims',
  'billNo',
  fromLedger(({ bills }) =>
    bills.map((bill) => ({ ...typed(bill), status: bill.payerCode === '' ? '10' : '30' })),
  ),
);

const discounts = resource<Discount>(
  'discounts',
  'id',
  fromLedger(({ discounts }) => discounts),
);
const DISCOUNT_STATUS = { '10': '待确认', '20': '已确认' } as const;

const billFilters = {
  billNo: { is: 'billNo' },
  status: { is: 'status' },
  beginDate: { from: 'issued' },
  endDate: { to: 'issued' },
} as const;

const billRecord = (
  row: BillRow,
  names: Readonly<Partial<Record<BillRow['status'], string>>>,
): Row<'queryAcceptanceBills'> => ({
  billNo: row.billNo,
  billType: row.billType,
  drawerName: row.drawer,
  acceptorName: row.acceptor,
  billTypeName: row.billType === 'BANK' ? '银行承兑汇票' : '商业承兑汇票',
  amount: toYuan(row.cents),
  issueDate: row.issued,
  dueDate: row.due,
  ...(row.payerCode !== '' && { payerCode: row.payerCode }),
  status: row.status,
  statusName: names[row.status] ?? row.status,
});

export const billHandlers: Handlers = {
  ...listOf<'queryAcceptanceBills', BillRow>('queryAcceptanceBills', {
    rows: bills.rows,
    filters: billFilters,
    totals: { amountTotal: 'cents' },
    show: (row) => billRecord(row, BILL_STATUS),
  }),
  ...addition<'submitAcceptanceBill', BillRow>('submitAcceptanceBill', {
    resource: bills,
    refusal: ({ dealer, input, today }) => {
      if (bills.find(dealer, input.billNo)) return 'exists';
      if ((input.dueDate ?? today) <= today) return 'due';
      if ((input.issueDate ?? today) > today) return ['due', '出票日期不能晚于今天，请核对'];
      return input.payerCode === undefined
        ? undefined
        : accountRefusal(dealer, 'bill', { to: input.payerCode });
    },
    adds: ({ input }) => ({
      billNo: input.billNo,
      billType: input.billType ?? 'BANK',
      drawer: input.drawerName ?? '',
      acceptor: input.acceptorName ?? '',
      cents: toCents(input.amount),
      issued: input.issueDate ?? '',
      due: input.dueDate ?? '',
      payerCode: input.payerCode ?? '',
      paymentNo: '',
      status: '10',
    }),
  }),

  ...listOf<'queryBillClaims', BillRow>('queryBillClaims', {
    rows: claims.rows,
    filters: billFilters,
    totals: { amountTotal: 'cents' },
    show: (row) => billRecord(row, CLAIM_STATUS),
  }),
  ...transition<'submitBillClaim', BillRow>('submitBillClaim', {
    resource: claims,
    finds: 'billNo',
    when: { status: ['10'] },
    else: 'claimed2',
    refusal: ({ dealer, input }, [bill]) => {
      if (input.amount !== undefined && bill && toCents(input.amount) !== bill.cents)
        return ['claimed2', `认领金额应为票面金额 ${yuanText(bill.cents)} 元，请核对`];
      return input.payerCode === undefined
        ? undefined
        : accountRefusal(dealer, 'bill', { to: input.payerCode });
    },
    sets: (_, { input }) => ({ status: '20', payerCode: input.payerCode ?? '' }),
  }),

  ...listOf<'queryBankInterests', Discount>('queryBankInterests', {
    rows: discounts.rows,
    filters: {
      billNo: { is: 'billNo' },
      status: { is: 'status' },
      beginDate: { from: 'day' },
      endDate: { to: 'day' },
    },
    totals: { interestTotal: 'interest' },
    show: ({ id, billNo, bankName, cents, day, due, days, rate, interest, status }) => ({
      id,
      billNo,
      bankName,
      billAmount: toYuan(cents),
      discountDate: day,
      dueDate: due,
      days,
      rate,
      interest: toYuan(interest),
      netAmount: toYuan(cents - interest),
      status,
      statusName: DISCOUNT_STATUS[status],
    }),
  }),
  ...transition<'confirmBankInterest', Discount>('confirmBankInterest', {
    resource: discounts,
    finds: 'idList',
    when: { status: ['10'] },
    else: 'confirmed2',
    sets: () => ({ status: '20' }),
    also: ({ dealer, today }, rows) => {
      for (const { id, billNo, payerCode, interest } of rows) {
        const payer = payerByCode(dealer, payerCode);
        const booking = {
          day: today,
          type: 'TZ',
          text: `票据贴息 ${billNo}`,
          orderNo: '',
          sourceNo: id,
        } as const;
        if (payer) bookMoney(dealer, payer, { ...booking, cents: -interest });
      }
    },
  }),
};
