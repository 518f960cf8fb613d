import type { RecordOf } from '@dealer-portal/sdk';
import { queryPosAgreements } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { columnsOf, withoutState } from '#ui/table/columns';

/** The state of an application that is not decided yet. */
export const WAITING_AGREEMENT = '10';

const REJECTED = { value: '30', label: '已驳回' };

const column = columnsOf<RecordOf<'queryPosAgreements'>>(withoutState(REJECTED));

/** The POS agreements of the customer, and the applications for one (FIN-06). */
export const AGREEMENTS = defineReport({
  name: 'posAgreement',
  operation: queryPosAgreements,
  input: byCustomer,
  isAside: true,
  rows: paged,
  rowKey: ({ agreementNo }) => agreementNo,
  columns: [
    column.code('agreementNo', '协议编号', { width: 160 }),
    column.text('agreementName', '协议名称', { width: 176 }),
    column.text('bankName', '收单银行', { width: 120 }),
    column.number('terminalNumber', '机具', { width: 80, unit: '台' }),
    column.number('rate', '手续费率', { width: 96, unit: '%', total: false }),
    column.date('beginDate', '生效日期', { width: 112 }),
    column.date('endDate', '失效日期', { width: 112 }),
    column.status('status', 'statusName', {
      width: 96,
      tones: { [WAITING_AGREEMENT]: 'waiting', '20': 'done', '30': 'bad' },
    }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '协议状态',
      options: [
        { value: '', label: '全部' },
        { value: WAITING_AGREEMENT, label: '审核中' },
        { value: '20', label: '已生效' },
        REJECTED,
      ],
    },
  ],
  noun: 'POS 协议',
  emptyReason: '提交申请并审核通过后，协议会出现在这里。',
});
