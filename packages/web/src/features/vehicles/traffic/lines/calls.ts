import { saveTrafficContact } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';

/** The contact for the delivery, and the time of unloading. */
export interface ContactFacts {
  readonly contactName: string;
  readonly contactPhone: string;
  readonly unloadTime?: string;
}

interface ContactOwner {
  readonly saletoCode: string;
  readonly sendtoCode: string;
  /** The contact that there is; it is changed in place of a new one. */
  readonly id?: string | undefined;
}

export function saveContact({ id, ...shipTo }: ContactOwner, facts: ContactFacts) {
  return api.call(saveTrafficContact, { body: { ...(id !== undefined && { id }), ...shipTo, ...facts } });
}
