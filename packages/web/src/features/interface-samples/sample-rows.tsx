import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';

/** A made-up line; samples show how tables behave and are never sent anywhere. */
export interface SampleRow {
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  /** Yuan with two decimals. */
  readonly amount: string;
  readonly state: SampleState;
}

const STATES = ['waiting', 'moving', 'done', 'bad'] as const;
type SampleState = (typeof STATES)[number];

export const STATE_NAMES: Readonly<Record<SampleState, string>> = {
  waiting: '待处理',
  moving: '处理中',
  done: '已完成',
  bad: '有异常',
};

const NAMES = ['冰箱', '冷柜', '洗衣机', '空调', '热水器', '油烟机', '电视'];

/** So many sample lines, always the same ones. */
export function sampleRows(count: number): readonly SampleRow[] {
  return Array.from({ length: count }, (_, at) => ({
    code: `S${String(at + 1).padStart(5, '0')}`,
    name: `示例${NAMES[at % NAMES.length]}`,
    quantity: ((at * 7) % 24) + 1,
    amount: `${((at * 389) % 9000) + 99}.${String((at * 13) % 100).padStart(2, '0')}`,
    state: STATES[at % STATES.length] ?? 'done',
  }));
}

const units = (rows: readonly SampleRow[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0);
const tone = (state: SampleState): StatusTone => state;

export const SAMPLE_COLUMNS: readonly DataColumn<SampleRow>[] = [
  {
    key: 'code',
    title: '编号',
    render: ({ code }) => code,
    compare: (left, right) => left.code.localeCompare(right.code),
  },
  { key: 'name', title: '名称', width: 160, render: ({ name }) => name },
  {
    key: 'quantity',
    title: '数量',
    isFigure: true,
    render: ({ quantity }) => `${quantity} 台`,
    compare: (left, right) => left.quantity - right.quantity,
    total: (rows) => `${units(rows)} 台`,
  },
  {
    key: 'amount',
    title: '金额',
    isFigure: true,
    render: ({ amount }) => <Money amount={amount} />,
  },
  {
    key: 'state',
    title: '状态',
    render: ({ state }) => <StatusTag tone={tone(state)}>{STATE_NAMES[state]}</StatusTag>,
  },
];
