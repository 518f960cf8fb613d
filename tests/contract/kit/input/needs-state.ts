/**
 * Operations whose documented request needs what an earlier call brings about, and what that is. By itself a right backend may
 * refuse it, which is counted.
 */
export const NEEDS_STATE: Readonly<Record<string, string>> = {
  updateCartNumber: 'an entry of an activity in the cart',
  listOrderPayers: 'orders that are split from the cart',
  updateOrderInfo: 'orders that are split from the cart',
  submitOrders: 'orders that are split from the cart',
  setPasswordFreeSigning: 'a code that was sent by SMS',
  resetPaymentPassword: 'a code that was sent by SMS',
  rescheduleOrder: 'a day with room for deliveries',
  setJdPlanSendTime: 'a day within the period of the plan',
  delayStorageOrder: 'a storage fee that is paid',
  exportPopReserves: 'reserves that match the filters',
  exportMonthAccounts: 'rows in the month',
  exportDayAccounts: 'rows on the day',
  deleteDemand: 'a demand that nobody has judged',
  undoTrafficCarpoolGd: 'a vehicle order that is put on hold',
  undoTrafficCarpoolBd: 'vehicle orders that are joined',
  submitTrafficCustomer: 'an application with a ship-to and a model',
  submitLiquidateApply: 'no application under way',
  settleAccountLiquidation: 'orders that are all signed for',
  deleteLiquidateApply: 'an application that is cancelled',
  deleteCommonQuestion: 'a question that is switched off',
  uploadFile: 'a picture or a document in place of a text',
  savePurchaseReturnProtocol: 'no protocol under way',
  confirmLetter: 'a letter that is not confirmed',
  submitBatchOrder: 'a batch that is not ordered',
  withdrawReconciliationDispute: 'a month that was objected to',
};
