/** The buttons that open a dialog; the dialogs themselves come later than the rows. */
const DIALOG_CODES = [
  'cancel',
  'groupCancel',
  'sign',
  'estimate',
  'reschedule',
  'jdPlan',
  'deposit',
  'creditPay',
  'crowdFunding',
  'depositDelay',
  'storageFee',
  'storageDelay',
  'wholeHouse',
  'purchaseOrder',
  'rebuy',
  'received',
  'advanceArrival',
  'tctp',
  'chongbai',
  'selfPayMessage',
  'tcStock',
  'mfjkCancel',
  'hairishengCancel',
  'mfyjDelete',
] as const;

export type DialogCode = (typeof DIALOG_CODES)[number];

/** Whether the portal has a dialog for a button of the server. */
export function isDialogCode(code: string): code is DialogCode {
  return DIALOG_CODES.some((known) => known === code);
}
