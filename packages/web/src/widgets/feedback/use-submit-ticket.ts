import { eventWorkRefusal, inputText } from '@dealer-portal/rules/input';
import type { Input } from '@dealer-portal/sdk';
import { prefillEventWork, queryEventWorks, submitEventWork } from '@dealer-portal/sdk/operations';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/calls/api';
import { invalidateCalls } from '#platform/calls/query';
import { notify } from '#platform/notices';
import { useAwaitedCenter, useCustomerCenter } from './customer-center';
import { useSubmitter } from './submitter';

type Body = Input<typeof submitEventWork>['body'];

/** The subject of an event work, without the problem itself; all optional (EVENT-01). */
type TicketFacts = Omit<Body, 'type' | 'eventWorkCustomer' | 'content' | 'fileIds'>;

/** The report of a user. */
export interface Ticket extends TicketFacts {
  readonly type: string;
  readonly content: string;
  readonly phone: string;
}

/** The body of a ticket, empty fields dropped; without submitter information it is refused (VALID-04). */
function useTicketBody(): (ticket: Partial<Ticket>) => Promise<Body | undefined> {
  const submitter = useSubmitter();
  const centerOf = useAwaitedCenter();
  // It is asked for as the form opens; a quick press waits for the answer.
  useCustomerCenter();
  return async ({ phone = '', type = '', ...ticket }) => {
    const eventWorkCustomer = submitter(phone, await centerOf());
    const refusal = eventWorkRefusal({ eventWorkCustomer });
    if (refusal) {
      notify('error', inputText(refusal));
      return undefined;
    }
    const filledFields = Object.entries(ticket).filter(([, value]) => (value ?? '') !== '');
    // The entries are the ticket's own fields, those left empty dropped.
    return {
      ...(Object.fromEntries(filledFields) as Omit<Body, 'type' | 'eventWorkCustomer'>),
      type,
      eventWorkCustomer,
    };
  };
}

/** Why no ticket can be submitted by the signed-in user, known before any press (VALID-04). */
export function useTicketProblem(): string | undefined {
  return inputText(eventWorkRefusal({ eventWorkCustomer: useSubmitter()('') }));
}

/** A ticket that was submitted; the server may leave out its number. */
export interface SubmittedTicket {
  readonly workNo?: string;
}

/**
 * Submits a ticket in the name of the signed-in user (SERV-01, VALID-04, EVENT-01).
 * @returns undefined when it was not submitted
 */
export function useSubmitTicket(): (ticket: Ticket) => Promise<SubmittedTicket | undefined> {
  const bodyOf = useTicketBody();
  const queryClient = useQueryClient();
  return async (ticket) => {
    const body = await bodyOf(ticket);
    const result = body && (await api.call(submitEventWork, { body }));
    if (!result?.ok) return undefined;
    await invalidateCalls(queryClient, [queryEventWorks]);
    return result.data ?? {};
  };
}

/**
 * Asks the server for the order and product of a ticket (EVENT-01).
 * @returns the facts that it adds; undefined when it did not answer, which shows a message
 */
export function usePrefillTicket(): (ticket: Partial<Ticket>) => Promise<TicketFacts | undefined> {
  const bodyOf = useTicketBody();
  return async (ticket) => {
    const body = await bodyOf(ticket);
    const result = body && (await api.call(prefillEventWork, { body }));
    return result?.ok ? (result.data?.eventWork ?? {}) : undefined;
  };
}
