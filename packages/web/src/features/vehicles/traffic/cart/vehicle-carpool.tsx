import {
  CARPOOL_NAMES,
  type Carpool,
  canCarpool,
  trafficText,
  vehicleLoad,
} from '@dealer-portal/rules/traffic';
import { ReasonButton } from '#ui/button/reason-button';
import { StatusTag } from '#ui/text/status-tag';
import type { Vehicle } from '../queries';
import '../lines/vehicle-card.css';

/** The carpool state of a vehicle as the wire has it. */
export function carpoolOf({ CARPOOLTYPE, PACKAGENO = '' }: Vehicle): Carpool {
  if (CARPOOLTYPE === 'GD') return { kind: 'GD' };
  return CARPOOLTYPE === 'BD' ? { kind: 'BD', packageNo: PACKAGENO } : { kind: 'alone' };
}

interface VehicleCarpoolProps {
  readonly vehicle: Vehicle;
  readonly onSetGd: (vehicle: Vehicle) => void;
  readonly onUndoGd: (vehicle: Vehicle) => void;
  readonly onJoin: (vehicle: Vehicle) => void;
  readonly onUndoBd: (vehicle: Vehicle) => void;
}

/** Whether a vehicle is shared with other customers, and the way into a carpool and out of it (TRAF-01). */
export function VehicleCarpool({ vehicle, onSetGd, onUndoGd, onJoin, onUndoBd }: VehicleCarpoolProps) {
  const state = carpoolOf(vehicle);
  const { rate, refusal } = vehicleLoad(vehicle);
  const unread = refusal && `${trafficText(refusal)}，暂不能拼车`;
  const fullReason = rate === undefined ? unread : rate >= 100 ? '该车已满载，无需拼车' : undefined;
  return (
    <div className="vehicle-field">
      <span>拼车</span>
      <div className="vehicle-carpool">
        <StatusTag tone={state.kind === 'alone' ? 'neutral' : 'moving'}>
          {CARPOOL_NAMES[state.kind]}
          {state.kind === 'BD' && ` ${state.packageNo}`}
        </StatusTag>
        {canCarpool(state, 'setGD') && (
          <ReasonButton
            size="small"
            disabledReason={fullReason}
            title={fullReason ? undefined : '把剩余空间开放给其他客户'}
            onClick={() => onSetGd(vehicle)}
          >
            挂单
          </ReasonButton>
        )}
        {canCarpool(state, 'setBD') && (
          <ReasonButton
            size="small"
            disabledReason={fullReason}
            title={fullReason ? undefined : '并入其他客户的车'}
            onClick={() => onJoin(vehicle)}
          >
            并单
          </ReasonButton>
        )}
        {canCarpool(state, 'undoGD') && (
          <ReasonButton size="small" onClick={() => onUndoGd(vehicle)}>
            取消挂单
          </ReasonButton>
        )}
        {canCarpool(state, 'undoBD') && (
          <ReasonButton size="small" onClick={() => onUndoBd(vehicle)}>
            取消并单
          </ReasonButton>
        )}
      </div>
    </div>
  );
}
