import { joinRefusal, trafficText, volumeText } from '@dealer-portal/rules/traffic';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Radio } from 'antd';
import { useState } from 'react';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { Dialog } from '#ui/overlay/dialog';
import { EmptyState } from '#ui/page/states';
import { type CarpoolPackage, packagesQuery, type Vehicle } from '../queries';
import '../lines/vehicle-card.css';
import { dayText } from '#ui/text/wire-text';

interface JoinDialogProps {
  readonly vehicle: Vehicle;
  readonly onJoin: (packageNo: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Chooses the package that a vehicle joins, with the room that is left in each (TRAF-01). */
export function JoinDialog({ vehicle, onJoin, onClose }: JoinDialogProps) {
  const packages = useQuery(packagesQuery(useAccount(), vehicle.SENDTOCODE ?? ''));
  const [packageNo, setPackageNo] = useState<string>();
  const join = useMutation({
    mutationFn: onJoin,
    onSuccess: (isDone) => {
      if (isDone) onClose();
    },
  });
  const okText = packageNo === undefined ? '并入' : `并入 ${packageNo}`;
  return (
    <Dialog
      open
      title={`车次 ${vehicle.IBR_ID} 并单`}
      okText={okText}
      footer={reasonFooter(okText, packageNo === undefined ? reasonAgainstYet(packages.data) : undefined)}
      cancelText="取消"
      confirmLoading={join.isPending}
      onOk={() => packageNo !== undefined && join.mutateAsync(packageNo)}
      onCancel={onClose}
    >
      <p className="secondary">本车体积 {volumeText(vehicle.SUMVOLUME)}，请选择要并入的拼车包。</p>
      <Loaded
        query={packages}
        failure="拼车包没有加载出来"
        rows={3}
        isKept
        empty={<EmptyState title="没有可并入的拼车包" reason="可先挂单，等其他客户并入本车。" />}
      >
        {(list) => (
          <Radio.Group
            className="join-packages"
            aria-label="拼车包"
            value={packageNo ?? null}
            onChange={({ target }) => setPackageNo(String(target.value))}
          >
            {list.map((pack) => (
              <Radio
                key={pack.packageNo}
                value={pack.packageNo}
                disabled={joinRefusal(vehicle.SUMVOLUME, pack) !== undefined}
              >
                <PackageText pack={pack} disabledReason={trafficText(joinRefusal(vehicle.SUMVOLUME, pack))} />
              </Radio>
            ))}
          </Radio.Group>
        )}
      </Loaded>
    </Dialog>
  );
}

/** Why the vehicle cannot join yet. */
function reasonAgainstYet(packages: readonly CarpoolPackage[] | undefined): string {
  if (packages === undefined) return '拼车包还没有加载出来';
  return packages.length === 0 ? '没有可并入的拼车包' : '请先选择拼车包';
}

interface PackageTextProps {
  readonly pack: CarpoolPackage;
  readonly disabledReason: string | undefined;
}

function PackageText({ pack, disabledReason }: PackageTextProps) {
  return (
    <>
      {pack.packageNo} · {pack.carTypeName}
      <div className="secondary">
        {pack.ownerName} 挂单 · 计划 {dayText(pack.planSendDate) || '—'} 发车 · 剩余{' '}
        {volumeText(pack.leftVolume)}
        {disabledReason && <strong className="join-short">（{disabledReason}）</strong>}
        {pack.isJoined && '（已并入）'}
      </div>
    </>
  );
}
