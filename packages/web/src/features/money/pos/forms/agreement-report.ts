import { choicesOf, POS_AGREEMENT_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryPosAgreements } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { columnsOf, withoutState } from '#ui/table/columns';

const column = columnsOf<RecordOf<'queryPosAgreements'>>(withoutState(POS_AGREEMENT_STATES.rejected));

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
      states: POS_AGREEMENT_STATES,
    }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '协议状态',
      options: [ALL, ...choicesOf(POS_AGREEMENT_STATES)],
    },
  ],
  noun: 'POS 协议',
  emptyReason: '提交申请并审核通过后，协议会出现在这里。',
});
