import { OfferedLink } from '#widgets/links/offered-link';
import { ticketSwitch } from './ticket-state';
import './service.css';
import '../panels/panels.css';

/** The feedback menu: problem feedback opens the ticket dialog, evaluate-and-query the history of questions (SERV-01). */
export function FeedbackMenu({ onDone }: { readonly onDone: () => void }) {
  return (
    <ul className="panel-list">
      <li>
        <button
          type="button"
          className="menu-button"
          onClick={() => {
            onDone();
            ticketSwitch.open();
          }}
        >
          问题反馈
        </button>
      </li>
      <li>
        <OfferedLink to="historyQuestion" onClick={onDone}>
          评价与查询
        </OfferedLink>
      </li>
    </ul>
  );
}
