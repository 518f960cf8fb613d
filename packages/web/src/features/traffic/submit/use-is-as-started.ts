import { hashKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notify } from '#platform/notices';
import type { QuantityEdits } from '#widgets/quantity-edits/quantity-edits';
import type { Vehicle } from '../queries';

/** Whether the choice and its quantities are still those that the prices were asked for; a page that was left has none. */
export function useIsAsStarted(
  chosenCarts: readonly Vehicle[],
  { edits, wrong }: Pick<QuantityEdits, 'edits' | 'wrong'>,
): () => boolean {
  const latest = useRef<readonly Vehicle[]>(undefined);
  useEffect(() => {
    latest.current = chosenCarts;
    return () => {
      latest.current = undefined;
    };
  });
  return () => {
    const now = latest.current;
    if (!now) return false;
    const isOpen = now.some(({ orderList }) =>
      orderList.some(({ GBID }) => edits.all().has(GBID) || wrong.all().has(GBID)),
    );
    // The cart may have been read again meanwhile, and say the same.
    if (!isOpen && hashKey(now) === hashKey(chosenCarts)) return true;
    notify('warning', '所选内容刚刚有变化，请核对后再提交');
    return false;
  };
}
