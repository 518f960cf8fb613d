import type { ComponentType } from 'react';
import { choicesPage } from '#widgets/report/choices-page';
import { useLedgerChoices } from '../use-payer-choices';
import { VOUCHER, voucherReport } from '../voucher-report';

/** 账簿: the account as a book: date, text, debit, credit, balance (FIN-01). */
export const Component: ComponentType = choicesPage(
  voucherReport({
    name: 'accountBook',
    noun: '账簿记录',
    columns: [VOUCHER.voucherNo, VOUCHER.date, VOUCHER.text, VOUCHER.debit, VOUCHER.credit, VOUCHER.balance],
  }),
  useLedgerChoices,
);
