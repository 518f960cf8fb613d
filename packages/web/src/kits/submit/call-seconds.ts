import { DEFAULT_TIMEOUT_MS, type Operation, type OperationId } from '@dealer-portal/sdk';

/** How long a call may take, in seconds: as its description says, else as long as any (HTTP-01). */
export function callSeconds({
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: Pick<Operation<OperationId>, 'timeoutMs'> = {}): number {
  return timeoutMs / 1000;
}
