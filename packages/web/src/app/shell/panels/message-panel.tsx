import { unreadTotal } from '@dealer-portal/rules/messages';
import { useQuery } from '@tanstack/react-query';
import { useIsFirstViewOver } from '#platform/browser/first-view';
import { useAccount } from '#platform/session/account';
import { Icon } from '#ui/icon/icon';
import { HoverPanel } from '#ui/overlay/hover-panel';
import { unreadTypesQuery } from '../queries';
import { CountMark, countLabel } from './count-mark';
import { latePanel } from './late-panel';
import '../shell.css';

const UnreadTypes = latePanel(async () => (await import('./unread-types')).UnreadTypes, 3);

/** The message drop-down: unread messages by type, and the message list in a new tab (HEAD-04, TOP-03). */
export function MessagePanel() {
  const account = useAccount();
  const { data: types } = useQuery({ ...unreadTypesQuery(account), enabled: useIsFirstViewOver() });
  const count = Array.isArray(types) ? unreadTotal(types) : undefined;
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
