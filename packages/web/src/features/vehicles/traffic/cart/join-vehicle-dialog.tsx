import { joinRefusal, trafficText, volumeText } from '@dealer-portal/rules/traffic';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Radio } from 'antd';
import { useState } from 'react';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { Dialog } from '#ui/overlay/dialog';
import { EmptyState } from '#ui/page/states';
import { type CarpoolPackage, trafficCartQuery, type Vehicle } from '../queries';
import { useTrafficActions } from './use-traffic-cart';
import { carpoolOf } from './vehicle-carpool';
import '../lines/vehicle-card.css';

interface JoinVehicleDialogProps {
  readonly pack: CarpoolPackage;
  readonly onClose: () => void;
}

/** Chooses which vehicle of the cart joins a package; one that is in takes itself out in the cart. */
export function JoinVehicleDialog({ pack, onClose }: JoinVehicleDialogProps) {
  const account = useAccount();
  const cart = useQuery(trafficCartQuery(account));
  const actions = useTrafficActions(account.saletoCode);
  const [id, setId] = useState<string>();
  const join = useMutation({
    mutationFn: (id: string) => actions.setBD({ IBR_ID: id }, pack.packageNo),
    onSuccess: (isDone) => {
      if (isDone) onClose();
    },
  });
  const free = cart.data?.filter((vehicle) => carpoolOf(vehicle).kind === 'alone');
  return (
    <Dialog
      open
      title={`并入 ${pack.packageNo}（剩余 ${volumeText(pack.leftVolume)}）`}
      okText="并入"
      footer={reasonFooter('并入', id === undefined ? reasonAgainstYet(free) : undefined)}
      cancelText="取消"
      confirmLoading={join.isPending}
      onOk={() => id !== undefined && join.mutateAsync(id)}
      onCancel={onClose}
    >
      <Loaded
        query={{ ...cart, data: free }}
        failure="整车购物车没有加载出来"
        rows={3}
        isKept
        empty={<EmptyState title="购物车里没有可并入的车次" reason="先在整车列表选购，或取消已有的拼车。" />}
      >
        {(vehicles) => (
          <Radio.Group
            className="join-packages"
            aria-label="车次"
            value={id ?? null}
            onChange={({ target }) => setId(String(target.value))}
          >
            {vehicles.map((vehicle) => (
              <FreeVehicle key={vehicle.IBR_ID} vehicle={vehicle} pack={pack} />
            ))}
          </Radio.Group>
        )}
      </Loaded>
    </Dialog>
  );
}

/** Why no vehicle can join yet. */
function reasonAgainstYet(free: readonly Vehicle[] | undefined): string {
  if (free === undefined) return '整车购物车还没有加载出来';
  return free.length === 0 ? '购物车里没有可并入的车次' : '请先选择车次';
}

interface FreeVehicleProps {
  readonly vehicle: Vehicle;
  readonly pack: CarpoolPackage;
}

function FreeVehicle({ vehicle, pack }: FreeVehicleProps) {
  const disabledReason = trafficText(joinRefusal(vehicle.SUMVOLUME, pack));
  return (
    <Radio value={vehicle.IBR_ID} disabled={disabledReason !== undefined}>
      {vehicleText(vehicle)}
      {disabledReason && <strong className="join-short">（{disabledReason}）</strong>}
    </Radio>
  );
}

/** A vehicle of the cart in one line. */
export function vehicleText({ IBR_ID, IBR_ZCTYPENAME, SUMVOLUME }: Vehicle): string {
  return `${IBR_ID} · ${IBR_ZCTYPENAME} · ${volumeText(SUMVOLUME)}`;
}
