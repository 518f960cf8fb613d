import { readFigure } from '@dealer-portal/rules/money';
import { useQuery } from '@tanstack/react-query';
import { useIsFirstViewOver } from '#platform/browser/first-view';
import { useAccount } from '#platform/session/account';
import { HoverPanel } from '#ui/overlay/hover-panel';
import { todosQuery } from '../queries';
import { CountMark, countLabel } from './count-mark';
import { latePanel } from './late-panel';

const Notifications = latePanel(async () => (await import('./notifications')).Notifications, 6);

/** The notifications panel: open to-dos and the platform's notices, with the number of what is open (TOP-03, MSG-01). */
export function NotificationPanel() {
  const account = useAccount();
  const { data: todos } = useQuery({ ...todosQuery(account), enabled: useIsFirstViewOver() });
  const count = readFigure(todos?.total);
  return (
    <HoverPanel
      title="通知"
      label={countLabel('通知', count, '条待处理')}
      trigger={
        <>
          通知
          <CountMark count={count} />
        </>
      }
    >
      {(close) => <Notifications onDone={close} />}
    </HoverPanel>
  );
}
