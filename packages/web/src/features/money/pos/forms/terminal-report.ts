import { choicesOf, TERMINAL_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryPosTerminals } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';

export type Terminal = RecordOf<'queryPosTerminals'>;

const column = columnsOf<Terminal>();

/** The POS terminals of the customer with their yearly fee (FIN-06). */
export const TERMINALS = defineReport({
  name: 'posTerminal',
  operation: queryPosTerminals,
  input: byCustomer,
  isAside: true,
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.code('terminalNo', '终端号', { width: 120 }),
    column.code('merchantNo', '商户号', { width: 160 }),
    column.text('bankName', '收单银行', { width: 120 }),
    column.text('userName', '使用客户', { width: 208, detail: ['使用客户编码', ({ userCode }) => userCode] }),
    column.money('iyearfee', '年费', { width: 104 }),
    column.date('yearFeeEndDate', '年费到期', { width: 112 }),
    column.status('status', 'statusName', { width: 88, states: TERMINAL_STATES }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '绑定状态',
      options: [ALL, ...choicesOf(TERMINAL_STATES)],
    },
    { kind: 'text', name: 'terminalNo', label: '终端号' },
  ],
  noun: 'POS 终端',
  emptyReason: 'POS 协议生效后，银行安装的终端会出现在这里。',
});

/** How a terminal stands in a choice. */
export const terminalText = ({ terminalNo, id, bankName = '' }: Terminal) =>
  [terminalNo ?? id, bankName].filter(Boolean).join(' · ');
