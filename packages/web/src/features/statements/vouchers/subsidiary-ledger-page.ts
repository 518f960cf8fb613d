import type { ComponentType } from 'react';
import { choicesPage } from '#widgets/report/choices-page';
import { useLedgerChoices } from '../use-payer-choices';
import { VOUCHER, voucherReport } from '../voucher-report';

/** 明细账: the vouchers by type, with the document behind each (FIN-01). */
export const Component: ComponentType = choicesPage(
  voucherReport({
    name: 'subsidiaryLedger',
    noun: '明细',
    columns: [
      VOUCHER.voucherNo,
      VOUCHER.type,
      VOUCHER.date,
      VOUCHER.orderNo,
      VOUCHER.debit,
      VOUCHER.credit,
      VOUCHER.balance,
      VOUCHER.text,
    ],
  }),
  useLedgerChoices,
);
