import type { Failure, FailureContext } from '@dealer-portal/sdk';
import { createChangeSignal } from '#ui/store';

const refusals = createChangeSignal();

/** Calls back after a call that the server refused: a right may have been taken away; returns how to stop. */
export const whenRefused = refusals.subscribe;

/** Reports a write that the server refused, and any call that it forbade. */
export function reportRefusal({ kind, status }: Failure, { operation }: FailureContext): void {
  const isRefusedWrite = kind === 'business' && operation.effect !== 'read';
  if (isRefusedWrite || (kind === 'http' && status === 403)) refusals.emit();
}
