import { saveTrafficCustomer, submitTrafficCustomer } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';

/** The values of an application's form. */
export interface ApplicationFields {
  readonly contactName: string;
  readonly contactPhone: string;
  readonly carTypeList: string[];
  readonly remark?: string;
}

/** An application for whole vehicles to one ship-to; with the id of a draft it changes that. */
export interface Application extends ApplicationFields {
  readonly id?: string | undefined;
  readonly customerCode: string;
  readonly sendtoCode: string;
  readonly isOffsite: boolean;
}

export function saveApplication({ id, ...body }: Application) {
  return api.call(saveTrafficCustomer, { body: id === undefined ? body : { ...body, id } });
}

/** Submits a saved application for approval. */
export function submitApplication(id: string, customerCode: string) {
  return api.call(submitTrafficCustomer, { body: { id, customerCode } });
}
