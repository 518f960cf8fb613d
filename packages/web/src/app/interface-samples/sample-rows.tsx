// No report: the rows are made up here, no call answers them.
import { columnsOf } from '#ui/table/columns';
import { StatusTag } from '#ui/text/status-tag';

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

const column = columnsOf<SampleRow>();

export const SAMPLE_COLUMNS = [
  column.code('code', '编号', { width: 120, isSortable: true }),
  column.text('name', '名称', { width: 160 }),
  column.number('quantity', '数量', { width: 120, unit: '台', isSortable: true }),
  column.money('amount', '金额', { total: false }),
  column.custom('state', '状态', {
    text: ({ state }) => STATE_NAMES[state],
    render: ({ state }) => <StatusTag tone={state}>{STATE_NAMES[state]}</StatusTag>,
  }),
];
