import { useEffect } from 'react';
import { closeMessage, notify } from '#platform/notices';

const LOST = '网络断了，已填的内容留在本机';

/** Says that the network is away, as long as it is, and that it is back. */
export function useNetworkNotice(): void {
  useEffect(() => {
    let isLost = false;
    const onOffline = () => {
      isLost = true;
      notify('warning', LOST, 0);
    };
    const onOnline = () => {
      if (!isLost) return;
      isLost = false;
      closeMessage(LOST);
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
