import type { Middleware, OperationId } from '@dealer-portal/sdk';
import type { QueryClient } from '@tanstack/react-query';

/** The reads whose answer names a balance, or what is held of one. */
const BALANCES: ReadonlySet<unknown> = new Set<OperationId>([
  'checkCreditApplyAllowed',
  'getAxBalance',
  'getCreditCenter',
  'getTrafficPaytoByOrder',
  'getTransferOrg',
  'listAllPayers',
  'listAuthorizedPayTos',
  'listLiquidationBalances',
  'listMasterSonPayers',
  'listPayTos',
  'listPayerBalances',
  'listPayers',
  'listTrafficPayers',
  'queryAccountStatement',
  'queryAllOrders',
  'queryBatchPayers',
  'queryFundsTransfers',
  'queryTransfers',
]);

/**
 * The writes by which money of an account moves, is held or comes free. `tests/contract/money-writes.test.ts` asks the
 * mock which they are.
 */
export const MONEY_WRITES: ReadonlySet<string> = new Set<OperationId>([
  'cancelGroupOrder',
  'cancelHairishengOrder',
  'cancelMfjkOrder',
  'cancelMyOrder',
  'cancelOrderToTcStock',
  'confirmBankInterest',
  'confirmOrRefuseAllocation',
  'createStockUpOrder',
  'deleteTransfer',
  'handleWholeHouseReject',
  'payCreditOrder',
  'payCrowdFundingOrder',
  'payDepositOrder',
  'payOverdueStorageFee',
  'payTrafficOrder',
  'placeBigOrder',
  'placeBigOrderB2b',
  'saveFinanceTransfer',
  'saveMasterSonTransfer',
  'saveTransfer',
  'settleAccountLiquidation',
  'submitBatchOrder',
  'submitFinanceApply',
  'submitFinanceRepay',
  'submitFundsTransfer',
  'submitOrders',
  'submitPopOrder',
  'submitPosPayment',
  'submitProjectStep',
  'submitRebateCash',
  'submitTransferOrder',
  'updateTrafficPaytoBatch',
  'updateTrafficPaytoByOrder',
]);

/** Every shown balance is asked for again, and the others when they are next shown: all pages name the same one. */
export async function refreshBalances(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ predicate: ({ queryKey: [id] }) => BALANCES.has(id) });
}

let afterMoney: () => void = () => undefined;

/** Hands over what is done after a write that moves money. The cache of the portal is one. */
export function whenMoneyMoves(act: () => void): void {
  afterMoney = act;
}

/** Reports each write that moves money, whatever came of it: an answer that was lost may have moved it too. */
export const reportMoney: Middleware = async (request, next) => {
  const result = await next(request);
  if (MONEY_WRITES.has(request.operation.id)) afterMoney();
  return result;
};
