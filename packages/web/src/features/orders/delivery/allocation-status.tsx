import { StatusTag, type StatusTone } from '#ui/text/status-tag';

const TONES: Readonly<Record<string, StatusTone>> = { '10': 'waiting', '20': 'done' };

interface AllocationStatusProps {
  readonly status: string;
  readonly statusName: string;
}

/** The state of an allocation: to be answered, confirmed, or refused by the dealer, which is nothing bad. */
export function AllocationStatus({ status, statusName }: AllocationStatusProps) {
  return <StatusTag tone={TONES[status] ?? 'neutral'}>{statusName}</StatusTag>;
}
