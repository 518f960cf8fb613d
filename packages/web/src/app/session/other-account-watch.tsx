import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTabState } from '#platform/session/tab-session';
import { OnceOpen } from '#ui/overlay/once-open';
import { lazyWithAntd } from '../antd/with-antd';

export const loadSheet = () => import('./other-account-sheet');
const OtherAccountSheet = lazyWithAntd(async () => (await loadSheet()).OtherAccountSheet);

/**
 * Holds a tab whose browser somebody else is signed in to: nothing of it is sent any more, and the sheet over it names
 * both. Lists that failed meanwhile are asked for again when the tab's own account is back.
 */
export function OtherAccountWatch() {
  const state = useTabState();
  const isHeld = state === 'foreign' || state === 'unknown';
  const wasHeld = useRef(false);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (state === 'foreign' || state === 'unknown' || state === 'gone') wasHeld.current = true;
    if (state !== 'own' || !wasHeld.current) return;
    wasHeld.current = false;
    void queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' });
  }, [state, queryClient]);
  return (
    <OnceOpen isOpen={isHeld}>
      <OtherAccountSheet isOpen={isHeld} />
    </OnceOpen>
  );
}
