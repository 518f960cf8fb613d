import { config } from '#platform/config';
import { FeedbackMenu } from './feedback-menu';
import '../panels/panels.css';

/** Business consultation in a chat of its own, and the feedback menu (SERV-01). */
export function ServiceLinks({ onDone }: { readonly onDone: () => void }) {
  return (
    <>
      <ul className="panel-list">
        <li>
          <a href={config.sites.chat} target="_blank" rel="noopener" onClick={onDone}>
            业务咨询
          </a>
        </li>
      </ul>
      <FeedbackMenu onDone={onDone} />
    </>
  );
}
