import { useDeferredValue } from 'react';

/**
 * The value, once it may be drawn. Something large that comes while its skeleton stands is drawn by a pass of its own, in
 * pieces that leave room for a key. A value that goes is gone at once.
 */
export function useInPieces<T>(value: T | undefined): T | undefined {
  const isAnnounced = useDeferredValue(value !== undefined);
  return isAnnounced ? value : undefined;
}
