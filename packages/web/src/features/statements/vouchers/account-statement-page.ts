import type { ComponentType } from 'react';
import { choicesPage } from '#widgets/report/choices-page';
import { useLedgerChoices } from '../use-payer-choices';
import { VOUCHER, voucherReport } from '../voucher-report';

/** 对账单: every voucher of the account with its order and the running balance (FIN-01, FIN-02). */
export const Component: ComponentType = choicesPage(
  voucherReport({
    name: 'accountStatement',
    noun: '凭证',
    columns: Object.values(VOUCHER),
  }),
  useLedgerChoices,
);
