import { type ShipToChangeTone, shipToChangeTone } from '@dealer-portal/rules/address-book';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';
import { changeQuery, type ShipToChangeRecord } from './queries';
import './addresses.css';
import { stateText } from '#ui/text/joined';

const TONES: Readonly<Record<ShipToChangeTone, StatusTone>> = {
  open: 'moving',
  approved: 'done',
  rejected: 'bad',
  ended: 'neutral',
};

export function ChangeTag({ change }: { readonly change: ShipToChangeRecord }) {
  return <StatusTag tone={TONES[shipToChangeTone(change)]}>{stateText(change.statusName)}</StatusTag>;
}

interface ChangeStatusProps {
  readonly sendtoCode: string;
  readonly onOpen: () => void;
}

/** How the latest change application of a ship-to stands; opens it (1§4). */
export function ChangeStatus({ sendtoCode, onOpen }: ChangeStatusProps) {
  const { data, isPending, error, refetch } = useQuery(changeQuery(useAccount(), sendtoCode));
  if (isPending) return <span className="secondary">查询中…</span>;
  if (error) {
    return (
      <PlainButton
        kind="link"
        size="small"
        title={describeError(error).message}
        onClick={() => void refetch()}
      >
        没有查到，重试
      </PlainButton>
    );
  }
  if (!data) return <span>无</span>;
  return (
    <PlainButton
      kind="link"
      size="small"
      className="address-change"
      aria-label={`变更申请 ${data.applyNo}：${stateText(data.statusName)}`}
      onClick={onOpen}
    >
      <ChangeTag change={data} />
    </PlainButton>
  );
}
