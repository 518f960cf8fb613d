import { href } from '#routes';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import type { Letter } from './queries';

const TONES: ReadonlyMap<string, StatusTone> = new Map([
  ['0', 'waiting'],
  ['1', 'done'],
  ['2', 'bad'],
]);

/** A letter's state with its colour. */
export function LetterStatusTag({ letter }: { readonly letter: Letter }) {
  const { status, statusName } = letter;
  return <StatusTag tone={TONES.get(status) ?? 'neutral'}>{statusName ?? status}</StatusTag>;
}

/** The address where a letter is read and confirmed. */
export function letterHref(id: string): string {
  return `${href('lettersLetterConfirm')}?${new URLSearchParams({ id })}`;
}

/** The columns of every list of letters. */
export const LETTER_COLUMNS: readonly DataColumn<Letter>[] = [
  {
    key: 'letterNo',
    title: '函件编号',
    width: 104,
    render: ({ letterNo }) => <span className="figure">{letterNo}</span>,
  },
  { key: 'title', title: '标题', width: 160, render: ({ title }) => title },
  { key: 'typeName', title: '类型', width: 92, render: ({ typeName }) => typeName ?? '—' },
  {
    key: 'amount',
    title: '金额',
    width: 112,
    isFigure: true,
    render: ({ amount }) => <Money amount={amount} />,
  },
  { key: 'status', title: '状态', width: 76, render: (letter) => <LetterStatusTag letter={letter} /> },
  {
    key: 'sendDate',
    title: '发函日期',
    width: 92,
    render: ({ sendDate }) => <span className="figure">{sendDate ?? '—'}</span>,
  },
  {
    key: 'deadline',
    title: '截止日期',
    width: 92,
    render: ({ deadline }) => <span className="figure">{deadline ?? '—'}</span>,
  },
];

/** What was answered: by whom, when, with which words. */
export const ANSWER_COLUMNS: readonly DataColumn<Letter>[] = [
  { key: 'confirmUser', title: '确认人', width: 64, render: ({ confirmUser }) => confirmUser || '—' },
  {
    key: 'confirmDate',
    title: '确认时间',
    width: 116,
    render: ({ confirmDate }) => <span className="figure">{confirmDate?.slice(0, 16) || '—'}</span>,
  },
  { key: 'remark', title: '异议说明', width: 120, render: ({ remark }) => remark || '—' },
];
