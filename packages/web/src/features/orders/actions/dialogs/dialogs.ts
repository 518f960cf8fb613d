import type { ComponentType } from 'react';
import { RebuyActionDialog } from '../../rebuy/rebuy-dialog';
import { CancelOrderDialog } from './cancel-order-dialog';
import { CONFIRMATIONS, type ConfirmationCode, ConfirmDialog } from './confirm-dialog';
import { DepositDelayDialog } from './deposit-delay-dialog';
import type { ActionDialogProps } from './dialog-props';
import { EstimateDialog } from './estimate-dialog';
import { GroupCancelDialog } from './group-cancel-dialog';
import { PayRestDialog } from './pay-rest-dialog';
import { PlanTimeDialog } from './plan-time-dialog';
import { PurchaseOrderDialog } from './purchase-order-dialog';
import { RescheduleDialog } from './reschedule-dialog';
import { SignDialog } from './sign-dialog';
import { StorageDialog } from './storage-dialog';
import { WholeHouseDialog } from './whole-house-dialog';

const OWN = {
  cancel: CancelOrderDialog,
  groupCancel: GroupCancelDialog,
  sign: SignDialog,
  estimate: EstimateDialog,
  reschedule: RescheduleDialog,
  jdPlan: PlanTimeDialog,
  deposit: PayRestDialog,
  creditPay: PayRestDialog,
  crowdFunding: PayRestDialog,
  depositDelay: DepositDelayDialog,
  storageFee: StorageDialog,
  storageDelay: StorageDialog,
  wholeHouse: WholeHouseDialog,
  purchaseOrder: PurchaseOrderDialog,
  rebuy: RebuyActionDialog,
} as const satisfies Readonly<Record<string, ComponentType<ActionDialogProps>>>;

/** The buttons that open a dialog. */
export type DialogCode = keyof typeof OWN | ConfirmationCode;

/** The dialog of a button. */
export const ACTION_DIALOGS: Readonly<Record<DialogCode, ComponentType<ActionDialogProps>>> = {
  ...OWN,
  received: ConfirmDialog,
  advanceArrival: ConfirmDialog,
  tctp: ConfirmDialog,
  chongbai: ConfirmDialog,
  selfPayMessage: ConfirmDialog,
  tcStock: ConfirmDialog,
  mfjkCancel: ConfirmDialog,
  hairishengCancel: ConfirmDialog,
  mfyjDelete: ConfirmDialog,
};

/** Whether the portal has a dialog for a button of the server. */
export function isDialogCode(code: string): code is DialogCode {
  return Object.hasOwn(OWN, code) || Object.hasOwn(CONFIRMATIONS, code);
}
