import { FROZEN_TEXT, type FreezeView } from '@dealer-portal/rules/freeze';
import { Link } from 'react-router';
import { config } from '#platform/config';
import { usePermissions } from '#platform/permissions';
import { href } from '#routes';
import { buttonClass } from '#ui/button/button-class';
import { ResultPanel } from '#ui/page/result-panel';
import { FreezeDialogs } from './freeze-dialog';
import { FreezeProgress } from './freeze-progress';
import './freeze.css';

interface FrozenAccountProps {
  readonly view: Exclude<FreezeView, { readonly kind: 'free' }>;
}

/** What a blocked account sees in place of every page: why, and what can be done about it (FREEZE-02 to FREEZE-04). */
export function FrozenAccount({ view }: FrozenAccountProps) {
  const { freeze } = usePermissions();
  if (view.kind === 'unavailable') {
    return (
      <div className="page">
        <ResultPanel
          status="warning"
          title={<h1 tabIndex={-1}>页面不可用</h1>}
          text={view.text}
          actions={<Hotline />}
        />
      </div>
    );
  }
  return (
    <div className="page">
      <ResultPanel
        status="warning"
        title={<h1 tabIndex={-1}>账户已冻结</h1>}
        text={FROZEN_TEXT}
        actions={<Hotline />}
      >
        <ul className="panel freeze-notices">
          {view.notices.map(({ text, link, linkText }) => (
            <li key={text}>
              <span>{text}</span>
              <Link to={href(link)} className={buttonClass()}>
                {linkText}
              </Link>
            </li>
          ))}
        </ul>
      </ResultPanel>
      <FreezeProgress freeze={freeze} />
      <FreezeDialogs notices={view.notices} />
    </div>
  );
}

function Hotline() {
  return (
    <span className="secondary">
      服务热线 <a href={`tel:${config.hotline}`}>{config.hotline}</a>
    </span>
  );
}
