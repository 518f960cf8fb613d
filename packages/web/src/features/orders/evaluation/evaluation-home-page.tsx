import { EVALUATION_STATES } from '@dealer-portal/rules/states';
import type { Data } from '@dealer-portal/sdk';
import type { getEvaluateStatus } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/calls/loaded';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { EmptyState } from '#ui/page/states';
import { dayText } from '#ui/text/wire-text';
import { EvaluationFrame } from './evaluation-frame';
import { EvaluationSummary } from './evaluation-summary';
import { evaluateStatusQuery } from './queries';
import { type EvaluationKey, evaluationSearch } from './use-evaluation-key';

/** 评价首页: whether the order is still to be evaluated, and the way on. */
export function Component() {
  return <EvaluationFrame title="服务评价">{(key) => <Status evaluation={key} />}</EvaluationFrame>;
}

function Status({ evaluation }: { readonly evaluation: EvaluationKey }) {
  const status = useQuery(evaluateStatusQuery(evaluation));
  return (
    <Loaded query={status} failure="评价状态没有加载出来" rows={4}>
      {(data) => <StatusView evaluation={evaluation} {...data} />}
    </Loaded>
  );
}

interface StatusViewProps extends Pick<Data<typeof getEvaluateStatus>, 'status' | 'deadline'> {
  readonly evaluation: EvaluationKey;
}

function StatusView({ evaluation, status, deadline }: StatusViewProps) {
  if (status === EVALUATION_STATES.given.value) return <EvaluationSummary evaluation={evaluation} />;
  if (status === EVALUATION_STATES.expired.value) {
    return (
      <EmptyState
        title="评价已截止"
        reason={`截止日期 ${dayText(deadline) || '—'}。如有问题，请拨打服务热线。`}
      />
    );
  }
  const until = dayText(deadline);
  return (
    <EmptyState
      title="请为本次服务评分"
      reason={until ? `请在 ${until} 前评价，评价后不能修改。` : '评价后不能修改。'}
      action={
        <ButtonLink kind="primary" to={href('evaluationcontent') + evaluationSearch(evaluation)}>
          去评价
        </ButtonLink>
      }
    />
  );
}
