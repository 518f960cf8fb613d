import { useEffect } from 'react';
import { closeMessage, notify } from '#platform/notices';
import { minuteOf } from '#ui/text/wire-text';

/** What is on show is as old as the network's end, at least; what is typed waits. */
const lostText = (at: number) => `网络断了，页面上是 ${minuteOf(at)} 的内容，已填的留在本机`;

/** Says that the network is away, as long as it is, and that it is back. */
export function useNetworkNotice(): void {
  useEffect(() => {
    let lost: string | undefined;
    const onOffline = () => {
      lost = lostText(Date.now());
      notify('warning', lost, 0);
    };
    const onOnline = () => {
      if (lost === undefined) return;
      closeMessage(lost);
      lost = undefined;
      notify('success', '网络已恢复');
    };
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
    };
  }, []);
}
