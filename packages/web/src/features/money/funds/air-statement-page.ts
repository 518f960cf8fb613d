import { byCustomer, defineReport } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { FUNDS, FUNDS_TRANSFERS, PERIOD, TRANSFER_NO } from './funds-report';

/**
 * 空调融资对账单: the movements of the account of air conditioners, day by day (FIN-07).
 * Assumption: refunds and refunds of interest are those of this account; no call gives them by account.
 */
const AIR_STATEMENT = defineReport({
  ...FUNDS_TRANSFERS,
  name: 'airStatement',
  input: (account, { transferType = 'AIR', ...filters }, page) =>
    byCustomer(account, { ...filters, transferType }, page),
  columns: [
    FUNDS.transferNo,
    FUNDS.time,
    FUNDS.type,
    FUNDS.from,
    FUNDS.to,
    FUNDS.amount,
    FUNDS.fee,
    FUNDS.status,
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'transferType',
      label: '类型',
      options: [
        { value: '', label: '划转' },
        { value: 'REFUND', label: '退款' },
        { value: 'INTERESTREFUND', label: '贴息退款' },
      ],
    },
    PERIOD,
    TRANSFER_NO,
  ],
  noun: '对账记录',
  emptyReason: '空调专户有划转或退款后，会出现在这里。',
});

export const Component = reportPage(AIR_STATEMENT);
