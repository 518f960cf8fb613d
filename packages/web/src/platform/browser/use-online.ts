import { useEffect, useEffectEvent } from 'react';

/** Calls back when the network returns, always with the newest callback. */
export function useOnline(onReturn: () => unknown): void {
  const callBack = useEffectEvent(() => void onReturn());
  useEffect(() => {
    const listener = () => callBack();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
