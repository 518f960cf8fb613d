import { configure, getConfig } from '@testing-library/react';
import { reactInternals } from './react-internals';

interface ActScope {
  /** The work that waits for the end of `act`; null outside of it. */
  readonly actQueue: readonly unknown[] | null;
  joinsEvents?: true;
}

/**
 * Makes an event that an effect sends part of the `act` that runs the effect: a field that loses its focus sends `change`.
 * With an `act` of its own it would end the outer one, and what is left to draw there would be tried without end.
 */
export function joinActScopes(): void {
  const scope = reactInternals('actQueue') as ActScope;
  if (scope.joinsEvents) return;
  scope.joinsEvents = true;
  const { eventWrapper } = getConfig();
  configure({ eventWrapper: (send) => (isActing() ? send() : eventWrapper(send)) });
}

/** Whether an `act` is under way, or what it left is being drawn. */
export function isActing(): boolean {
  return (reactInternals('actQueue') as ActScope).actQueue !== null;
}
