import type { SubmitRecord } from '@dealer-portal/rules/submit';
import type { ReactNode } from 'react';
import { NoticeLine } from '#ui/page/notice-line';
import { minuteOf } from '#ui/text/wire-text';
import './submit.css';

interface NotedSubmit<S> {
  readonly record: SubmitRecord<S>;
  /** The submitted object: numbers of orders, an amount with its accounts. */
  readonly object: string;
}

interface SentNotesProps<S> {
  readonly sent: readonly NotedSubmit<S>[];
}

/** The submits of this browser that are under way, each in its own line (ORDER-01). */
export function SentNotes<S>({ sent }: SentNotesProps<S>) {
  return sent.map(({ record, object }) => (
    <NoticeLine key={record.id} tone="info" className="open-submit">
      <strong>
        {minuteOf(record.plannedAt)} 的提交正在处理：{object}
      </strong>
      <br />
      可以离开本页，结果会记在这里；请不要重复提交。
    </NoticeLine>
  ));
}

interface SubmitNotesProps<S> extends SentNotesProps<S> {
  /** Those whose answer never came. */
  readonly lost: readonly NotedSubmit<S>[];
  /** The sentence about actions that wait until a lost one is settled. */
  readonly lostText: string;
  /** The ways to settle a lost one. */
  readonly action: (record: SubmitRecord<S>) => ReactNode;
}

/** The submits of this browser that are not settled, each in its own line (ORDER-01). */
export function SubmitNotes<S>({ sent, lost, lostText, action }: SubmitNotesProps<S>) {
  const open = lost.map(({ record, object }) => (
    <NoticeLine key={record.id} className="open-submit" action={action(record)}>
      <strong>
        {minuteOf(record.plannedAt)} 的提交没有收到结果：{object}
      </strong>
      <br />
      {lostText}
    </NoticeLine>
  ));
  return (
    <>
      <SentNotes sent={sent} />
      {open}
    </>
  );
}
