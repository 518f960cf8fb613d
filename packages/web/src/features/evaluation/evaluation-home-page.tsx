import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { describeError } from '#platform/calls/query';
import { href } from '#routes';
import { EmptyState, ErrorState, ListSkeleton } from '#ui/page/states';
import { EvaluationFrame } from './evaluation-frame';
import { EvaluationSummary } from './evaluation-summary';
import { evaluateStatusQuery } from './queries';
import { type EvaluationKey, evaluationSearch } from './use-evaluation-key';

/** Assumption: the codes of the states, as the description has them. */
const DONE = '1';
const EXPIRED = '2';

/** 评价首页: whether the order is still to be evaluated, and the way on. */
export function Component() {
  return <EvaluationFrame title="服务评价">{(key) => <Status evaluation={key} />}</EvaluationFrame>;
}

function Status({ evaluation }: { readonly evaluation: EvaluationKey }) {
  const { data, error, refetch } = useQuery(evaluateStatusQuery(evaluation));
  if (error) {
    return (
      <ErrorState title="评价状态没有加载出来" {...describeError(error)} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <ListSkeleton rows={4} />;
  if (data.status === DONE) return <EvaluationSummary evaluation={evaluation} />;
  if (data.status === EXPIRED) {
    return (
      <EmptyState
        title="评价已截止"
        reason={`截止日期 ${data.deadline ?? '—'}。如有问题，请拨打服务热线。`}
      />
    );
  }
  return (
    <EmptyState
      title="请为本次服务评分"
      reason={data.deadline ? `请在 ${data.deadline} 前评价，评价后不能修改。` : '评价后不能修改。'}
      action={
        <Link to={href('evaluationcontent') + evaluationSearch(evaluation)}>
          <Button type="primary">去评价</Button>
        </Link>
      }
    />
  );
}
