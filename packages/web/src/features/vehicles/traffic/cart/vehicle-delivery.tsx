import { SEND_TYPES } from '@dealer-portal/rules/states';
import type { Data } from '@dealer-portal/sdk';
import type { listBillTos } from '@dealer-portal/sdk/operations';
import { Select } from 'antd';
import { Segments } from '#ui/choice/segments';
import { codeAndName } from '#ui/text/joined';
import type { Vehicle } from '../queries';
import '#ui/antd/wide-options.css';
import '../lines/vehicle-card.css';

export type BillTo = Data<typeof listBillTos>[number];

interface VehicleDeliveryProps {
  readonly vehicle: Vehicle;
  readonly billTos: readonly BillTo[];
  readonly onSendType: (vehicle: Vehicle, sendType: '1' | '2') => void;
  readonly onBillto: (vehicle: Vehicle, billtoCode: string) => void;
}

const WAYS = Object.values(SEND_TYPES);

/** The code of a way; another one is the first. */
const wayOf = (code: string | undefined) =>
  code === SEND_TYPES.fetched.value ? SEND_TYPES.fetched.value : SEND_TYPES.delivered.value;

/** How a vehicle is delivered, and to whom it is billed (TRAF-01). */
export function VehicleDelivery({ vehicle, billTos, onSendType, onBillto }: VehicleDeliveryProps) {
  const { IBR_ID, SENDTYPE, BILLTOCODE } = vehicle;
  return (
    <>
      <div className="vehicle-field">
        <span>送货方式</span>
        <Segments
          label={`${IBR_ID} 的送货方式`}
          options={WAYS}
          value={wayOf(SENDTYPE)}
          onChange={(sendType) => onSendType(vehicle, wayOf(sendType))}
        />
      </div>
      <div className="vehicle-field">
        <span>开票方</span>
        <Select
          className="vehicle-billto vehicle-select"
          aria-label={`${IBR_ID} 的开票方`}
          placeholder="默认开票方"
          value={BILLTOCODE || null}
          popupMatchSelectWidth={false}
          options={billTos.map(({ billtoCode, title }) => ({
            value: billtoCode,
            label: codeAndName(billtoCode, title),
          }))}
          onChange={(code: string) => onBillto(vehicle, code)}
        />
      </div>
    </>
  );
}
