import type { ComponentType } from 'react';
import { choicesPage } from '#widgets/report/choices-page';
import { useLedgerChoices } from '../use-payer-choices';
import { VOUCHER, voucherReport } from '../voucher-report';

/** 对账单核对: the data for a comparison with the dealer's own book: voucher, order and amounts (FIN-02). */
export const Component: ComponentType = choicesPage(
  voucherReport({
    name: 'statementCheck',
    noun: '对账单凭证',
    columns: [VOUCHER.voucherNo, VOUCHER.date, VOUCHER.orderNo, VOUCHER.text, VOUCHER.debit, VOUCHER.credit],
  }),
  useLedgerChoices,
);
