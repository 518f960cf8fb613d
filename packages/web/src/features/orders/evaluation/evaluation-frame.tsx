import type { ReactNode } from 'react';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { EmptyState, ListSkeleton } from '#ui/page/states';
import { type EvaluationKey, useEvaluationKey } from './use-evaluation-key';
import './evaluation.css';

interface EvaluationFrameProps {
  readonly title: string;
  readonly children: (key: EvaluationKey) => ReactNode;
}

/** The heading of an evaluation page, and its content once it is known what is evaluated. */
export function EvaluationFrame({ title, children }: EvaluationFrameProps) {
  const source = useEvaluationKey();
  return (
    <div className="evaluation">
      <h1 tabIndex={-1}>{title}</h1>
      {source.kind === 'ready' && (
        <>
          <p className="secondary">单号 {source.key.orderNo}</p>
          {children(source.key)}
        </>
      )}
      {source.kind === 'loading' && <ListSkeleton rows={4} />}
      {source.kind === 'incomplete' && (
        <EmptyState
          title="评价链接不完整"
          reason="请从收到的短信、消息或订单中重新打开评价。"
          action={<ButtonLink to={href('messagelist')}>查看消息</ButtonLink>}
        />
      )}
    </div>
  );
}
