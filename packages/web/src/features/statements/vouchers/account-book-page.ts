import type { ComponentType } from 'react';
import { usePayerChoices } from '../use-payer-choices';
import { VOUCHER, voucherReport } from '../voucher-report';
import { choicesPage } from '../with-choices';

/** 账簿: the account as a book: date, text, debit, credit, balance (FIN-01). */
export const Component: ComponentType = choicesPage(
  voucherReport({
    name: 'accountBook',
    noun: '账簿记录',
    columns: [VOUCHER.voucherNo, VOUCHER.date, VOUCHER.text, VOUCHER.debit, VOUCHER.credit, VOUCHER.balance],
  }),
  usePayerChoices,
);
