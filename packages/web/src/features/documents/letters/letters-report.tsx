import { choicesOf, RECONCILIATION_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { listLetters } from '@dealer-portal/sdk/operations';
import { defineReport, paged } from '#kits/report/define-report';
import { href } from '#routes';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';

const { toConfirm, confirmed, objected } = RECONCILIATION_STATES;

const column = columnsOf<RecordOf<'listLetters'>>();

/** A letter's state. */
export const LETTER_STATUS = column.status('status', 'statusName', {
  width: 76,
  states: RECONCILIATION_STATES,
});

/** 函件: all letters to the customer. */
export const LETTERS = defineReport({
  name: 'letter',
  operation: listLetters,
  input: ({ saletoCode }, filters, page) => ({ query: { customerCode: saletoCode, ...filters, ...page } }),
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.code('letterNo', '函件编号', { width: 104 }),
    column.text('title', '标题', { width: 160 }),
    column.text('typeName', '类型', { width: 92 }),
    column.money('amount', '金额', { width: 112, total: false }),
    LETTER_STATUS,
    column.date('sendDate', '发函日期', { width: 92 }),
    column.date('deadline', '截止日期', { width: 92 }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '函件状态',
      options: [ALL, ...choicesOf(RECONCILIATION_STATES)],
    },
  ],
  noun: '函件',
  emptyReason: '每月的往来余额确认函会发到这里。',
  detail: {
    to: ({ id }) => `${href('lettersLetterConfirm')}?${new URLSearchParams({ id })}`,
    label: ({ status }) => (status === toConfirm.value ? '查看并确认' : '查看'),
  },
});

/** 函件确认列表: what was answered to letters, by whom and when; the confirmed ones first. */
export const ANSWERED_LETTERS = defineReport({
  ...LETTERS,
  name: 'answeredLetter',
  input: (account, { status = confirmed.value, ...filters }, page) =>
    LETTERS.input(account, { status, ...filters }, page),
  columns: [
    ...LETTERS.columns,
    column.text('confirmUser', '确认人', { width: 64 }),
    column.moment('confirmDate', '确认时间', { width: 116 }),
    column.text('remark', '异议说明', { width: 120 }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '函件状态',
      options: choicesOf({ confirmed: { ...confirmed, value: '' }, objected, toConfirm }),
    },
  ],
});
