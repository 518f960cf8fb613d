import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ResultPanel } from '#ui/page/result-panel';
import { evaluationSearch, useEvaluationKey } from './use-evaluation-key';

/** 评价成功: thanks, and the way to what was evaluated. */
export function Component() {
  const source = useEvaluationKey();
  return (
    <ResultPanel
      status="success"
      title={<h1 tabIndex={-1}>评价已提交</h1>}
      text="感谢您的评价，我们会据此改进服务。"
      actions={
        source.kind === 'ready' && (
          <ButtonLink kind="primary" to={href('indexcontent') + evaluationSearch(source.key)}>
            查看评价
          </ButtonLink>
        )
      }
    />
  );
}
