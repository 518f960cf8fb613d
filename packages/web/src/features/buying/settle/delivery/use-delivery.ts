import { deliveryType, visibleAddresses } from '@dealer-portal/rules/address';
import type { Input } from '@dealer-portal/sdk';
import type { submitOrders } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '#platform/session/account';
import { type Delivery, storedDelivery } from '#widgets/checkout/delivery';
import { validAddressesQuery } from './delivery-queries';

/** The delivery fields of a submit. */
type DeliveryFields = Pick<
  Input<typeof submitOrders>['body'],
  'deliverType' | 'addressCode' | 'areaCode' | 'areaName'
>;

/**
 * The delivery of the account: a stored district or address falls back to the ship-to where it may not be used. An
 * address that the account does not have is not chosen (ADDR-02).
 */
export function useDelivery() {
  const account = useAccount();
  const { saleInfo } = account;
  const [stored, setStored] = useState<Delivery>(() => storedDelivery.read() ?? { type: 'sendTo' });
  const type = deliveryType(stored.type, saleInfo);
  const addresses = useQuery({ ...validAddressesQuery(account), enabled: type === 'address' });
  const choices = visibleAddresses(addresses.data ?? [], saleInfo.subChannel);
  const isUnknown =
    addresses.isSuccess && choices.every(({ addressCode }) => addressCode !== stored.addressCode);
  const delivery: Delivery = { ...stored, type, ...(isUnknown && { addressCode: '' }) };
  const choose = (change: Partial<Delivery>) => {
    const next = { ...delivery, ...change };
    storedDelivery.write(next);
    setStored(next);
  };
  return { delivery, choose };
}

/** The missing choice; undefined when there is none. */
export function deliveryProblem({ type, addressCode, areaCode }: Delivery): string | undefined {
  if (type === 'address' && !addressCode) return '请选择配送地址';
  if (type === 'district' && !areaCode) return '请选择配送区域';
  return undefined;
}

/** The delivery as a submit sends it; nothing but the type for the ship-to (ADDR-02). */
export function deliveryFields({ type, addressCode, areaCode, areaName }: Delivery): DeliveryFields {
  if (type === 'address' && addressCode) return { deliverType: type, addressCode };
  if (type === 'district' && areaCode) return { deliverType: type, areaCode, areaName: areaName ?? '' };
  return { deliverType: 'sendTo' };
}
