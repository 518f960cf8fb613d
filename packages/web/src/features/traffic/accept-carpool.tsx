import { volumeText } from '@dealer-portal/rules/traffic';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '#platform/account';
import { describeError } from '#platform/query';
import { href } from '#routes';
import { ReasonButton } from '#ui/reason-button';
import { EmptyState, ErrorState, ListSkeleton } from '#ui/states';
import { StatusTag } from '#ui/status-tag';
import { LoadMeter } from './load-meter';
import { PackageCustomers } from './package-customers';
import { type CarpoolPackage, packagesQuery, trafficCartQuery, type Vehicle } from './queries';
import { useTrafficActions } from './use-traffic-cart';
import { carpoolOf } from './vehicle-carpool';
import './vehicle-card.css';

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
          label: `(${sendtoCode})${sendtoAddress}`,
        }))}
      />
      {packages.isPending && <ListSkeleton rows={5} />}
      {packages.isError && (
        <ErrorState
          title="拼车包没有加载出来"
          {...describeError(packages.error)}
          onRetry={() => void packages.refetch()}
        />
      )}
      {packages.data?.length === 0 && (
        <EmptyState
          title="该送达方没有可参加的拼车"
          reason="可在整车购物车把未满载的车挂单，等其他客户并入。"
          action={
            <Link to={href('trafficCart')}>
              <Button>去整车购物车</Button>
            </Link>
          }
        />
      )}
      {(packages.data ?? []).map((one) => (
        <PackageCard key={one.packageNo} one={one} onJoin={() => setJoining(one)} />
      ))}
      {joining && <JoinVehicleDialog one={joining} onClose={() => setJoining(undefined)} />}
    </>
  );
}

interface PackageCardProps {
  readonly one: CarpoolPackage;
  readonly onJoin: () => void;
}

function PackageCard({ one, onJoin }: PackageCardProps) {
  const { packageNo, carTypeName, carVolume, usedVolume, leftVolume, ownerName, planSendDate, statusName } =
    one;
  return (
    <article className="vehicle-card" aria-label={`拼车包 ${packageNo}`}>
      <header className="vehicle-header">
        <div>
          {packageNo} · {carTypeName} {one.isJoined && <StatusTag tone="moving">已并入</StatusTag>}
          <div className="secondary">
            {ownerName ?? '—'} 挂单 · 计划 {planSendDate ?? '—'} 发车 · {statusName}
          </div>
        </div>
        <LoadMeter
          label={`${packageNo} 的装载`}
          facts={{ CARVOLUME: carVolume, SUMVOLUME: usedVolume, CARPOOLTYPE: 'GD' }}
          verdict={`剩余 ${volumeText(leftVolume)}`}
        />
        <ReasonButton
          whyNot={leftVolume <= 0 ? '没有剩余空间' : undefined}
          onClick={onJoin}
          aria-label={`并入 ${packageNo}`}
        >
          并入
        </ReasonButton>
      </header>
      <PackageCustomers packageNo={packageNo} />
    </article>
  );
}

interface JoinVehicleDialogProps {
  readonly one: CarpoolPackage;
  readonly onClose: () => void;
}

/** Chooses which vehicle of the cart joins a package; one that is in takes itself out in the cart. */
function JoinVehicleDialog({ one, onClose }: JoinVehicleDialogProps) {
  const account = useAccount();
  const vehicles = useQuery(trafficCartQuery(account)).data ?? [];
  const actions = useTrafficActions(account.saletoCode);
  const [id, setId] = useState<string>();
  const [isJoining, setJoining] = useState(false);
  const free = vehicles.filter((vehicle) => carpoolOf(vehicle).kind === 'alone');
  const onOk = async () => {
    if (id === undefined) return;
    setJoining(true);
    const isDone = await actions.setBD({ IBR_ID: id }, one.packageNo);
    setJoining(false);
    if (isDone) onClose();
  };
  return (
    <Modal
      open
      title={`并入 ${one.packageNo}（剩余 ${volumeText(one.leftVolume)}）`}
      okText="并入"
      okButtonProps={{ disabled: id === undefined }}
      cancelText="取消"
      confirmLoading={isJoining}
      onOk={() => void onOk()}
      onCancel={onClose}
    >
      {free.length === 0 ? (
        <EmptyState title="购物车里没有可并入的车次" reason="先在整车列表选购，或取消已有的拼车。" />
      ) : (
        <Radio.Group
          className="join-packages"
          aria-label="车次"
          value={id ?? null}
          onChange={({ target }) => setId(String(target.value))}
        >
          {free.map((vehicle) => (
            <Radio key={vehicle.IBR_ID} value={vehicle.IBR_ID}>
              {vehicleText(vehicle)}
            </Radio>
          ))}
        </Radio.Group>
      )}
    </Modal>
  );
}

function vehicleText({ IBR_ID, IBR_ZCTYPENAME, SUMVOLUME = 0 }: Vehicle): string {
  return `${IBR_ID} · ${IBR_ZCTYPENAME} · ${volumeText(SUMVOLUME)}`;
}
