import {
  type DeliveryType,
  deliveryRefusal,
  deliveryText,
  visibleAddresses,
} from '@dealer-portal/rules/address';
import { useQuery } from '@tanstack/react-query';
import { Radio, Select, Tooltip } from 'antd';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import type { Delivery } from '#widgets/checkout/delivery';
import { validAddressesQuery } from './delivery-queries';
import { DistrictPicker } from './district-picker';
import '../settle.css';

interface DeliveryChoiceProps {
  readonly delivery: Delivery;
  readonly onChoose: (change: Partial<Delivery>) => void;
}

const TYPES: readonly (readonly [DeliveryType, string])[] = [
  ['sendTo', '送达方'],
  ['district', '区域'],
  ['address', '地址'],
];

/** To whom the products go: the ship-to, a district or an address; what the channel forbids says why (ADDR-02). */
export function DeliveryChoice({ delivery, onChoose }: DeliveryChoiceProps) {
  const { saleInfo, shipToLabel } = useAccount();
  return (
    <section className="settle-delivery" aria-label="配送方式">
      <h2>送到哪里</h2>
      <Radio.Group
        aria-label="配送到"
        value={delivery.type}
        onChange={({ target }) => onChoose({ type: target.value })}
      >
        {TYPES.map(([type, label]) => {
          const disabledReason = deliveryText(deliveryRefusal(type, saleInfo));
          return (
            <Tooltip key={type} title={disabledReason}>
              <Radio
                value={type}
                disabled={disabledReason !== undefined}
                aria-label={disabledReason ? `${label}，${disabledReason}` : label}
              >
                {label}
              </Radio>
            </Tooltip>
          );
        })}
      </Radio.Group>
      {delivery.type === 'sendTo' && <span className="secondary">{shipToLabel}</span>}
      {delivery.type === 'district' && <DistrictPicker delivery={delivery} onChoose={onChoose} />}
      {delivery.type === 'address' && <AddressPicker delivery={delivery} onChoose={onChoose} />}
    </section>
  );
}

/** One of the customer's addresses; those that the sub-channel must not see are left out (ADDR-03). */
function AddressPicker({ delivery, onChoose }: DeliveryChoiceProps) {
  const account = useAccount();
  const query = useQuery(validAddressesQuery(account));
  const addresses = visibleAddresses(query.data ?? [], account.saleInfo.subChannel);
  const known = addresses.some(({ addressCode }) => addressCode === delivery.addressCode);
  if (query.isError)
    return <PlainButton onClick={() => void query.refetch()}>地址没有加载出来，重试</PlainButton>;
  return (
    <Select
      className="settle-delivery-field"
      aria-label="配送地址"
      placeholder="请选择配送地址"
      loading={query.isPending}
      value={known ? (delivery.addressCode ?? null) : null}
      options={addresses.map(({ addressCode, addressName, address }) => ({
        value: addressCode,
        label: `${addressName ?? ''} ${address}`.trim(),
      }))}
      onChange={(addressCode) => onChoose({ addressCode })}
    />
  );
}
