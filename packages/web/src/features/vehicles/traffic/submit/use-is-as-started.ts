import { hashKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notify } from '#platform/notices';
import type { QuantityEdits } from '#widgets/quantity-edits/quantity-edits';
import type { Vehicle } from '../queries';
import { linesIn } from '../queries';

/**
 * Whether the choice, its quantities and its sums are those of the press, on screen and on the server.
 * A page that was left, or a cart that was not read, has none.
 */
export function useIsAsStarted(
  vehicles: readonly Vehicle[],
  { edits, wrong }: Pick<QuantityEdits, 'edits' | 'wrong'>,
): (stored: readonly Vehicle[] | undefined) => boolean {
  const latest = useRef<readonly Vehicle[]>(undefined);
  useEffect(() => {
    latest.current = vehicles;
    return () => {
      latest.current = undefined;
    };
  });
  return (stored) => {
    // An emptied cart is drawn no more, and was not left.
    const now = latest.current ?? (stored?.length === 0 ? stored : undefined);
    if (!now || !stored) return false;
    const isOpen = linesIn(now).some(({ GBID }) => edits.all().has(GBID) || wrong.all().has(GBID));
    const isSame = [now, stored].every((carts) => hashKey(carts) === hashKey(vehicles));
    if (!isOpen && isSame) return true;
    notify('warning', '所选内容刚刚有变化，请核对后再提交');
    return false;
  };
}
