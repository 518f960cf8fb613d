import { useQuery } from '@tanstack/react-query';
import { describeError } from '#platform/calls/query';
import { EmptyState, ErrorState, ListSkeleton } from '#ui/page/states';
import { EvaluationForm } from './evaluation-form';
import { EvaluationFrame } from './evaluation-frame';
import { attributesQuery } from './queries';
import type { EvaluationKey } from './use-evaluation-key';

/** 评价内容: a score and tags for each question, and free words. */
export function Component() {
  return <EvaluationFrame title="填写评价">{(key) => <Questions evaluation={key} />}</EvaluationFrame>;
}

function Questions({ evaluation }: { readonly evaluation: EvaluationKey }) {
  const { data, error, refetch } = useQuery(attributesQuery(evaluation));
  if (error) {
    return <ErrorState title="评价项没有加载出来" {...describeError(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <ListSkeleton rows={6} />;
  if (data.length === 0) return <EmptyState title="没有需要评价的内容" reason="这类服务暂不需要评价。" />;
  return <EvaluationForm evaluation={evaluation} attributes={data} />;
}
