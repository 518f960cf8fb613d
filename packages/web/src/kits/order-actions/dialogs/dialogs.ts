import type { ComponentType } from 'react';
import { RebuyActionDialog } from '../rebuy/rebuy-dialog';
import { CancelOrderDialog } from './cancel-order-dialog';
import { ConfirmDialog } from './confirm-dialog';
import { DepositDelayDialog } from './deposit-delay-dialog';
import type { DialogCode } from './dialog-codes';
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

/** The dialog of a button. */
export const ACTION_DIALOGS: Readonly<Record<DialogCode, ComponentType<ActionDialogProps>>> = {
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
