import { revokeSendtoChange, saveDeliveryAddress, submitSendtoChange } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';
import { type AddressDraft, addressOf } from './address-draft';
import type { ShipToChangeRecord } from './queries';

/** Saves a new address; the dialog says why it could not be saved. */
export function addAddress(customerCode: string, draft: AddressDraft, isDefault: boolean) {
  const body = {
    customerCode,
    addressName: draft.addressName.trim(),
    ...placeOf(draft),
    address: addressOf(draft),
    ...contactOf(draft),
    defaultFlag: isDefault ? (1 as const) : (0 as const),
  };
  return api.call(saveDeliveryAddress, { body }, { isSilent: true });
}

/** Changes the name and the contact of an address. */
export function editAddress(customerCode: string, addressCode: string, draft: AddressDraft) {
  const body = { customerCode, addressCode, addressName: draft.addressName.trim(), ...contactOf(draft) };
  return api.call(saveDeliveryAddress, { body });
}

interface ShipTo {
  readonly saletoCode: string;
  readonly sendtoCode: string;
}

/** Applies for the change of a ship-to; the dialog says why it could not be submitted. */
export function applyForChange({ saletoCode, sendtoCode }: ShipTo, draft: AddressDraft) {
  const body = {
    saletoCode,
    sendtoCode,
    newAddress: addressOf(draft),
    ...placeOf(draft),
    ...contactOf(draft),
    reason: draft.reason.trim(),
  };
  return api.call(submitSendtoChange, { body }, { isSilent: true });
}

/** Takes back an application for a change. */
export function revokeChange({ applyNo, sendtoCode }: ShipToChangeRecord) {
  return api.call(revokeSendtoChange, { body: { applyNo, sendtoCode } });
}

function placeOf({ regions: { province, city, area } }: AddressDraft) {
  return {
    provinceCode: province?.code ?? '',
    cityCode: city?.code ?? '',
    areaCode: area?.code ?? '',
  };
}

function contactOf({ contactName, contactPhone }: AddressDraft) {
  return { contactName: contactName.trim(), contactPhone: contactPhone.trim() };
}
