import { menuAddress } from '@dealer-portal/rules/menu';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAccount } from '#platform/session/account';
import { dayText, minuteText } from '#ui/text/wire-text';
import { MenuLink } from '../menu/menu-link';
import { notificationsQuery, todosQuery } from '../queries';
import { MessageCentreButton } from './message-centre-host';
import { PanelState } from './panel-state';
import './panels.css';

interface PartProps {
  readonly onDone: () => void;
}

/** The content of the panel, on phones a part of the drawer. */
export function Notifications({ onDone }: PartProps) {
  return (
    <div className="message-panel">
      <Todos onDone={onDone} />
      <Notices onDone={onDone} />
      <div className="panel-act">
        <MessageCentreButton onDone={onDone} />
      </div>
    </div>
  );
}

function Todos({ onDone }: PartProps) {
  const todos = useQuery(todosQuery(useAccount()));
  return (
    <section aria-label="待办">
      <h2 className="panel-title">待办</h2>
      <PanelState query={todos} empty="没有待办" isEmpty={({ records }) => records.length === 0}>
        {({ records }) => (
          <ul className="panel-list">
            {records.map(({ id, title, typeName, url, deadline }) => (
              <Line
                key={id}
                url={url}
                onDone={onDone}
                note={deadline ? `截止 ${minuteText(deadline)}` : typeName}
              >
                {title}
              </Line>
            ))}
          </ul>
        )}
      </PanelState>
    </section>
  );
}

function Notices({ onDone }: PartProps) {
  const notices = useQuery(notificationsQuery(useAccount()));
  return (
    <section aria-label="系统通知">
      <h2 className="panel-title">系统通知</h2>
      <PanelState query={notices} empty="没有系统通知" isEmpty={(list) => list.length === 0}>
        {(list) => (
          <ul className="panel-list">
            {list.map(({ id, title, url, createDate }) => (
              <Line key={id} url={url} onDone={onDone} note={dayText(createDate)}>
                {title}
              </Line>
            ))}
          </ul>
        )}
      </PanelState>
    </section>
  );
}

interface LineProps extends PartProps {
  readonly url: string | undefined;
  readonly note: string;
  readonly children: ReactNode;
}

function Line({ url, note, onDone, children }: LineProps) {
  return (
    <li>
      <MenuLink item={{ id: '', click: menuAddress({ id: '', url }) }} onDone={onDone}>
        <span>{children}</span>
        <span className="panel-count">{note}</span>
      </MenuLink>
    </li>
  );
}
