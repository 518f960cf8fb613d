import { sentFigure } from '@dealer-portal/rules/money';
import type { ListedMovements, Movement } from '@dealer-portal/rules/movement';
import type { Ops } from '@dealer-portal/sdk';
import {
  checkCrossCenterTransfer,
  deleteTransfer,
  queryTransfers,
  saveFinanceTransfer,
  saveMasterSonTransfer,
  saveTransfer,
  saveTransferPolicy,
} from '@dealer-portal/sdk/operations';
import type { Secrets } from '#kits/money-form/define-money-form';
import { newestMovements } from '#kits/money-form/newest-movements';
import { readTransfer } from '#kits/money-form/transfer-draft';
import { asideApi, quietApi } from '#platform/calls/api';
import { NEWEST_ROWS } from '#platform/calls/query';
import type { Account } from '#platform/session/account';
import type { Transfer } from './transfer-report';

/** Between two payers, from a main customer to its branch, or by the finance department. */
export type TransferType = NonNullable<Ops['queryTransfers']['input']['body']['transferType']>;

/** The values of every form of a transfer. */
export type TransferDraft = Readonly<
  Record<'from' | 'to' | 'amount' | 'remark' | 'saleOrgCode' | 'sonCustomerCode', string | undefined>
>;

/** The fields of the call that all three kinds share. */
function transferBody(
  draft: TransferDraft,
  { saletoCode, saleInfo: { customerCode } }: Account,
  { payPassword }: Secrets,
) {
  const { from, to, amount, remark } = readTransfer(draft);
  return {
    saleCustCode: saletoCode,
    customerCode,
    fromPayerCode: from,
    toPayerCode: to,
    transferMoney: sentFigure(amount),
    ...(remark !== '' && { remark }),
    ...(payPassword !== undefined && { payPassword }),
  };
}

/** Applies for a transfer between two payers of the customer (FIN-03). */
export function sendAccountTransfer(draft: TransferDraft, account: Account, secrets: Secrets) {
  const { saleOrgCode } = draft;
  const body = {
    ...transferBody(draft, account, secrets),
    ...(saleOrgCode !== undefined && { saleOrgCode }),
  };
  return quietApi.call(saveTransfer, { body });
}

/** Applies for a transfer to a payer of a branch (FIN-03). */
export function sendParallelTransfer(draft: TransferDraft, account: Account, secrets: Secrets) {
  const body = { ...transferBody(draft, account, secrets), sonCustomerCode: draft.sonCustomerCode ?? '' };
  return quietApi.call(saveMasterSonTransfer, { body });
}

/** Applies for a transfer by the finance department (FIN-03). */
export function sendFinanceTransfer(draft: TransferDraft, account: Account, secrets: Secrets) {
  return quietApi.call(saveFinanceTransfer, { body: transferBody(draft, account, secrets) });
}

/** Why two payers cannot be transferred between; undefined when they can (FIN-03). */
export async function crossCenterProblem({ from = '', to = '' }: TransferDraft): Promise<string | undefined> {
  const query = { fromPayerCode: from, toPayerCode: to };
  const result = await asideApi.call(checkCrossCenterTransfer, { query });
  return result.ok ? undefined : `没有通过跨中心检查：${result.msg}`;
}

/** Takes back an application that is not approved yet (FIN-03). */
export function withdrawTransfer({ id }: Transfer, { saleInfo: { customerCode } }: Account) {
  return quietApi.call(deleteTransfer, { body: { id, customerCode } });
}

/** Agrees to the transfer agreement (FIN-03). */
export function agreeToTransfers(_: undefined, { saleInfo: { customerCode }, accountCode }: Account) {
  return quietApi.call(saveTransferPolicy, { body: { customerCode, accountCode } });
}

/** The applications of one type since one that got no answer, to find it (ORDER-01). */
export function transferLookUp(transferType: TransferType) {
  return ({ saleInfo: { customerCode } }: Account, _: Movement, since: number): Promise<ListedMovements> => {
    const body = { customerCode, transferType, ...NEWEST_ROWS };
    return newestMovements(
      queryTransfers,
      { body },
      {
        since,
        listed: (record) => ({
          number: record.transferNo ?? '',
          from: record.fromPayerCode,
          to: record.toPayerCode,
          amount: record.transferMoney ?? '',
          time: record.createTime,
          stateName: record.statusName,
        }),
      },
    );
  };
}
