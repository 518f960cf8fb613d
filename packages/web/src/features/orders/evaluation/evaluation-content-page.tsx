import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/calls/loaded';
import { EmptyState } from '#ui/page/states';
import { EvaluationForm } from './evaluation-form';
import { EvaluationFrame } from './evaluation-frame';
import { attributesQuery } from './queries';
import type { EvaluationKey } from './use-evaluation-key';

/** 评价内容: a score and tags for each question, and free words. */
export function Component() {
  return <EvaluationFrame title="填写评价">{(key) => <Questions evaluation={key} />}</EvaluationFrame>;
}

function Questions({ evaluation }: { readonly evaluation: EvaluationKey }) {
  const attributes = useQuery(attributesQuery(evaluation));
  return (
    <Loaded
      query={attributes}
      failure="评价项没有加载出来"
      empty={<EmptyState title="没有需要评价的内容" reason="这类服务暂不需要评价。" />}
    >
      {(data) => <EvaluationForm key={evaluation.orderNo} evaluation={evaluation} attributes={data} />}
    </Loaded>
  );
}
