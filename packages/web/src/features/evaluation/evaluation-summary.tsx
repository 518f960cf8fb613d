import { useQuery } from '@tanstack/react-query';
import { describeError } from '#platform/calls/query';
import { ErrorState, ListSkeleton } from '#ui/page/states';
import { evaluateInfoQuery } from './queries';
import type { EvaluationKey } from './use-evaluation-key';

/** What was evaluated: each score, the words, and the answer to them. */
export function EvaluationSummary({ evaluation }: { readonly evaluation: EvaluationKey }) {
  const { data, error, refetch } = useQuery(evaluateInfoQuery(evaluation));
  if (error) {
    return (
      <ErrorState title="评价内容没有加载出来" {...describeError(error)} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <ListSkeleton rows={4} />;
  const lines = [
    { name: '综合评分', text: `${data.totalScore} 分` },
    ...data.attributeList.map(({ attributeName, score, tagList = [] }) => ({
      name: attributeName,
      text: [`${score} 分`, ...tagList].join(' · '),
    })),
    { name: '评价内容', text: data.content || '—' },
    { name: '回复', text: data.reply || '还没有回复' },
    { name: '评价时间', text: data.evaluateDate?.slice(0, 16) ?? '—' },
  ];
  return (
    <dl className="evaluation-scores">
      {lines.map(({ name, text }) => (
        <div key={name}>
          <dt className="secondary">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
