import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { Icon } from '#ui/icon/icon';
import { HoverPanel } from '#ui/overlay/hover-panel';
import { unreadCountQuery, unreadTypesQuery } from '../queries';
import { CountMark, countLabel } from './count-mark';
import { MessageCentreButton } from './message-centre-host';
import { PanelState } from './panel-state';

/** The message drop-down: unread messages by type, and the message list in a new tab (HEAD-04, TOP-03). */
export function MessagePanel() {
  const account = useAccount();
  const { data: count } = useQuery(unreadCountQuery(account));
  return (
    <HoverPanel
      title="未读消息"
      label={countLabel('消息', count, '条未读')}
      trigger={
        <>
          <span className="message-word">消息</span>
          <Icon name="bell" className="message-icon" />
          <CountMark count={count} />
        </>
      }
    >
      {(close) => <UnreadTypes onDone={close} />}
    </HoverPanel>
  );
}

function UnreadTypes({ onDone }: { readonly onDone: () => void }) {
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
      <a className="panel-more" href={href('messagelist')} target="_blank" rel="noopener" onClick={onDone}>
        查看更多
      </a>
    </div>
  );
}

function listOf(typeName: string): string {
  return `${href('messagelist')}?${new URLSearchParams({ typeName })}`;
}
