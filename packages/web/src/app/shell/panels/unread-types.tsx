import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { OfferedLink } from '#widgets/links/offered-link';
import { unreadTypesQuery } from '../queries';
import { MessageCentreButton } from './message-centre-host';
import { PanelState } from './panel-state';
import './panels.css';

/** The unread messages by type, with the ways to all of them (HEAD-04). */
export function UnreadTypes({ onDone }: { readonly onDone: () => void }) {
  const types = useQuery(unreadTypesQuery(useAccount()));
  return (
    <div className="message-panel">
      <PanelState query={types} empty="没有未读消息" isEmpty={(list) => list.length === 0}>
        {(list) => (
          <ul className="panel-list">
            {list.map(({ id, typeName, num, title }) => (
              <li key={id}>
                <a href={listOf(typeName)} target="_blank" rel="noopener" onClick={onDone}>
                  <strong>{typeName}</strong>
                  <span className="panel-count">{num} 条未读</span>
                  <span className="panel-line">{title}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </PanelState>
      <div className="panel-act">
        <MessageCentreButton onDone={onDone} />
      </div>
      <OfferedLink className="panel-more" to="messagelist" target="_blank" rel="noopener" onClick={onDone}>
        查看更多
      </OfferedLink>
    </div>
  );
}

function listOf(typeName: string): string {
  return `${href('messagelist')}?${new URLSearchParams({ typeName })}`;
}
