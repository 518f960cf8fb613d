import { readFigure } from '@dealer-portal/rules/money';
import { volumeText } from '@dealer-portal/rules/traffic';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { codeAndName, stateText } from '#ui/text/joined';
import { StatusTag } from '#ui/text/status-tag';
import { JoinVehicleDialog, vehicleText } from '../cart/join-vehicle-dialog';
import { PackageCustomers } from '../cart/package-customers';
import { useTrafficActions } from '../cart/use-traffic-cart';
import { LoadMeter } from '../lines/load-meter';
import { type CarpoolPackage, packagesQuery, trafficCartQuery } from '../queries';
import '../lines/vehicle-card.css';
import { EmptyState } from '#ui/page/states';
import { dayText } from '#ui/text/wire-text';

/** The carpools for a ship-to: who travels in them, what room is left, and the way in and out (TRAF-01). */
export function AcceptCarpool() {
  const account = useAccount();
  const [shipTo, setShipTo] = useState(account.sendtoCode);
  const packages = useQuery(packagesQuery(account, shipTo));
  const [joining, setJoining] = useState<CarpoolPackage>();
  return (
    <>
      <Select
        className="carpool-ship-to"
        aria-label="送达方"
        value={shipTo}
        onChange={setShipTo}
        options={account.shipTos.map(({ sendtoCode, sendtoAddress }) => ({
          value: sendtoCode,
          label: codeAndName(sendtoCode, sendtoAddress),
        }))}
      />
      <Loaded query={packages} failure="拼车包没有加载出来" rows={5} isKept empty={<NoCarpool />}>
        {(list) =>
          list.map((pack) => <PackageCard key={pack.packageNo} pack={pack} onJoin={() => setJoining(pack)} />)
        }
      </Loaded>
      {joining && <JoinVehicleDialog pack={joining} onClose={() => setJoining(undefined)} />}
    </>
  );
}

function NoCarpool() {
  return (
    <EmptyState
      title="该送达方没有可参加的拼车"
      reason="可在整车购物车把未满载的车挂单，等其他客户并入。"
      action={<ButtonLink to={href('trafficCart')}>去整车购物车</ButtonLink>}
    />
  );
}

interface PackageCardProps {
  readonly pack: CarpoolPackage;
  readonly onJoin: () => void;
}

function PackageCard({ pack, onJoin }: PackageCardProps) {
  const { packageNo, carTypeName, carVolume, usedVolume, leftVolume, ownerName, planSendDate, statusName } =
    pack;
  return (
    <article className="vehicle-card" aria-label={`拼车包 ${packageNo}`}>
      <header className="vehicle-header">
        <div>
          {packageNo} · {carTypeName} {pack.isJoined && <StatusTag tone="moving">已并入</StatusTag>}
          <div className="secondary">
            {ownerName ?? '—'} 挂单 · 计划 {dayText(planSendDate) || '—'} 发车 · {stateText(statusName)}
          </div>
        </div>
        <LoadMeter
          label={`${packageNo} 的装载`}
          facts={{ CARVOLUME: carVolume, SUMVOLUME: usedVolume, CARPOOLTYPE: 'GD' }}
          verdict={`剩余 ${volumeText(leftVolume)}`}
        />
        <ReasonButton
          disabledReason={pack.isJoined ? undefined : reasonAgainstAny(readFigure(leftVolume))}
          onClick={onJoin}
          aria-label={`并入 ${packageNo}`}
        >
          并入
        </ReasonButton>
      </header>
      <OwnVehicles packageNo={packageNo} />
      <PackageCustomers packageNo={packageNo} />
    </article>
  );
}

/** Why no vehicle can join, whatever its volume. */
function reasonAgainstAny(leftVolume: number | undefined): string | undefined {
  if (leftVolume === undefined) return '剩余容积无法识别，暂不能拼车';
  return leftVolume <= 0 ? '没有剩余空间' : undefined;
}

/** The vehicles of the own cart that are in a package, each with the way out of it. */
function OwnVehicles({ packageNo }: { readonly packageNo: string }) {
  const account = useAccount();
  const vehicles = (useQuery(trafficCartQuery(account)).data ?? []).filter(
    (vehicle) => vehicle.PACKAGENO === packageNo,
  );
  const actions = useTrafficActions(account.saletoCode);
  if (vehicles.length === 0) return null;
  return (
    <ul className="package-own" aria-label={`并入 ${packageNo} 的车次`}>
      {vehicles.map((vehicle) => (
        <li key={vehicle.IBR_ID}>
          {vehicleText(vehicle)}
          <ReasonButton
            size="small"
            aria-label={`取消并单 ${vehicle.IBR_ID}`}
            onClick={() => actions.undoBD(vehicle)}
          >
            取消并单
          </ReasonButton>
        </li>
      ))}
    </ul>
  );
}
