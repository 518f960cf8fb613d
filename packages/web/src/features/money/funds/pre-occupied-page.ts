import { FUNDS_STATES } from '@dealer-portal/rules/states';
import { byCustomer, defineReport } from '#kits/report/define-report';
import { reportPage } from '#kits/report/report-page';
import { ALL } from '#ui/choice/all';
import { FUNDS, FUNDS_TRANSFERS, PERIOD, TRANSFER_NO } from './funds-report';

/**
 * 预占流水: the amounts that transfers in progress hold of a balance (FIN-07): one that is not done yet holds its own.
 * Assumption: nothing else pre-occupies money, since no call is named for it.
 */
const PRE_OCCUPIED = defineReport({
  ...FUNDS_TRANSFERS,
  name: 'preOccupied',
  input: (account, filters, page) =>
    byCustomer(account, { ...filters, status: FUNDS_STATES.underWay.value }, page),
  columns: [
    FUNDS.transferNo,
    FUNDS.time,
    FUNDS.type,
    { ...FUNDS.from, title: '预占付款方' },
    FUNDS.to,
    { ...FUNDS.amount, title: '预占金额' },
    FUNDS.remark,
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'transferType',
      label: '类型',
      options: [
        ALL,
        { value: 'DIGITAL', label: '数币' },
        { value: 'AIR', label: '空调' },
        { value: 'KJT', label: '快捷通' },
        { value: 'REFUND', label: '退款' },
      ],
    },
    PERIOD,
    TRANSFER_NO,
  ],
  noun: '预占',
  emptyReason: '转账处理完成前，其金额会预占在这里。',
});

export const Component = reportPage(PRE_OCCUPIED, { context: '处理中的转账，完成后不再预占' });
