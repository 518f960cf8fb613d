import { Navigate, useSearchParams } from 'react-router-dom';
import { dataTarget } from '#platform/browser/data-address';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { ButtonLink } from '#ui/button/plain-button';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';

/**
 * 跳转: leads to the address that `url` names, within the portal at once, outside of it only after the user has read
 * where to. Assumption: the name of the parameter.
 */
export function Component() {
  const [params] = useSearchParams();
  const target = dataTarget(params.get('url'));
  const outside = target.kind === 'outside' ? target.url : undefined;
  // A page that leads to itself would never end.
  if (target.kind === 'inside' && !target.path.startsWith(href('jump')))
    return <Navigate to={target.path} replace />;
  return (
    <div className="page">
      <PageHeader />
      {outside ? (
        <EmptyState
          title="即将离开采购门户"
          reason={`目标地址：${outside}。请确认这是您要去的网站。`}
          action={
            <a className={buttonClass({ kind: 'primary' })} href={outside} target="_blank" rel="noopener">
              继续前往
            </a>
          }
        />
      ) : (
        <EmptyState
          title="没有可以跳转的地址"
          reason="链接不完整或不安全，请从菜单进入。"
          action={
            <ButtonLink kind="primary" to={href('index')}>
              返回首页
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}
