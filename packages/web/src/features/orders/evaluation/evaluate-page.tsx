import { EVALUATION_STATES } from '@dealer-portal/rules/states';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ReportTable } from '#kits/report/report-table';
import { Loaded } from '#platform/calls/loaded';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState, ListSkeleton } from '#ui/page/states';
import { dayText } from '#ui/text/wire-text';
import { EvaluationForm } from './evaluation-form';
import { EvaluationSummary } from './evaluation-summary';
import { attributesQuery, evaluateStatusQuery } from './queries';
import { SIGNED_ORDERS } from './signed-orders';
import { type EvaluationKey, useEvaluationKey } from './use-evaluation-key';
import './evaluation.css';

/** 服务评价: the order of the address is evaluated, with pictures; without one, the orders that may be (FIN-11). */
export function Component() {
  const source = useEvaluationKey();
  if (source.kind === 'ready') return <OneOrder key={source.key.orderNo} evaluation={source.key} />;
  return (
    <div className="page">
      <PageHeader context="选择要评价的订单" />
      {source.kind === 'loading' ? <ListSkeleton rows={4} /> : <ReportTable report={SIGNED_ORDERS} />}
    </div>
  );
}

interface OneOrderProps {
  readonly evaluation: EvaluationKey;
}

function OneOrder({ evaluation }: OneOrderProps) {
  const status = useQuery(evaluateStatusQuery(evaluation));
  return (
    <div className="page">
      <PageHeader
        context={
          <>
            单号 {evaluation.orderNo} · <Link to={href('evaluate')}>选择其他订单</Link>
          </>
        }
      />
      <Loaded query={status} failure="评价状态没有加载出来" rows={4}>
        {({ status: state, deadline }) => {
          if (state === EVALUATION_STATES.given.value) return <EvaluationSummary evaluation={evaluation} />;
          if (state === EVALUATION_STATES.expired.value)
            return <EmptyState title="评价已截止" reason={`截止日期 ${dayText(deadline) || '—'}。`} />;
          return <Questions evaluation={evaluation} until={dayText(deadline)} />;
        }}
      </Loaded>
    </div>
  );
}

interface QuestionsProps extends OneOrderProps {
  /** `''` where it is not known. */
  readonly until: string;
}

function Questions({ evaluation, until }: QuestionsProps) {
  const attributes = useQuery(attributesQuery(evaluation));
  return (
    <Loaded
      query={attributes}
      failure="评价项没有加载出来"
      empty={<EmptyState title="没有需要评价的内容" reason="这类服务暂不需要评价。" />}
    >
      {(data) => (
        <section className="panel evaluation-sheet" aria-label="评价">
          <p className="secondary">{until && `请在 ${until} 前评价，`}评价后不能修改。</p>
          <EvaluationForm evaluation={evaluation} attributes={data} isOnPage />
        </section>
      )}
    </Loaded>
  );
}
