import { configure, getConfig } from '@testing-library/react';

type SendEvent = ReturnType<typeof getConfig>['eventWrapper'] & { joinsEvents?: true };

/**
 * Makes an event that an effect sends part of the event whose `act` runs the effect: a field that loses its focus sends
 * `change`. With an `act` of its own it would end the outer one, and what is left to draw there would be tried without end.
 */
export function joinActScopes(): void {
  const { eventWrapper }: { readonly eventWrapper: SendEvent } = getConfig();
  if (eventWrapper.joinsEvents) return;
  let isSending = false;
  const joined: SendEvent = (send) => {
    if (isSending) return send();
    isSending = true;
    try {
      return eventWrapper(send);
    } finally {
      isSending = false;
    }
  };
  configure({ eventWrapper: Object.assign(joined, { joinsEvents: true as const }) });
}
