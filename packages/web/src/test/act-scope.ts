import { configure, getConfig } from '@testing-library/react';
import { reactInternals } from './react-internals';

type SendEvent = ReturnType<typeof getConfig>['eventWrapper'] & { joinsEvents?: true };

interface ActScope {
  /** The work that waits for the end of `act`; null outside of it. */
  readonly actQueue: readonly unknown[] | null;
}

/** Whether an `act` is under way, or what it left is being drawn. React has no other word for it; it is only read. */
export function isActing(): boolean {
  return (reactInternals('actQueue') as ActScope).actQueue !== null;
}

/**
 * Makes an event that an effect sends part of the `act` that runs the effect: a field that loses its focus sends `change`.
 * With an `act` of its own it would end the outer one, and what is left to draw there would be tried without end.
 */
export function joinActScopes(): void {
  const { eventWrapper }: { readonly eventWrapper: SendEvent } = getConfig();
  if (eventWrapper.joinsEvents) return;
  const joined: SendEvent = (send) => (isActing() ? send() : eventWrapper(send));
  configure({ eventWrapper: Object.assign(joined, { joinsEvents: true as const }) });
}
