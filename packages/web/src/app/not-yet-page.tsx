import { Link, useMatches } from 'react-router';
import { href, isRouteName, routes } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { ResultPanel } from '#ui/page/result-panel';

/** The honest page of a route that is not built yet; a test counts how many there are. */
export function NotYetPage() {
  const name = useMatches().at(-1)?.id;
  const title = isRouteName(name) ? routes[name].title : '';
  return (
    <div className="page" data-not-yet>
      <ResultPanel
        status="info"
        title={<h1 tabIndex={-1}>{title}</h1>}
        text="此页面尚未开放，建成后将在这里直接使用。"
        actions={
          <Link className={buttonClass({ kind: 'primary' })} to={href('index')}>
            返回首页
          </Link>
        }
      />
    </div>
  );
}
