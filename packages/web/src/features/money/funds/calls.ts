import { sentFigure } from '@dealer-portal/rules/money';
import type { ListedMovements } from '@dealer-portal/rules/movement';
import { unwrap } from '@dealer-portal/sdk';
import { queryFundsTransfers, submitFundsTransfer } from '@dealer-portal/sdk/operations';
import { newestMovements } from '#kits/money-form/newest-movements';
import { readTransfer } from '#kits/money-form/transfer-draft';
import { asideApi, quietApi } from '#platform/calls/api';
import { NEWEST_ROWS } from '#platform/calls/query';
import type { Account } from '#platform/session/account';
import type { FundsTransfer, FundsType } from './funds-report';

/** The values of every form of a transfer of funds. */
export type FundsDraft = Readonly<Record<'from' | 'to' | 'amount' | 'remark', string | undefined>>;

interface FundsCall {
  readonly transferType: FundsType;
  readonly payPassword: string | undefined;
}

/** Transfers or gives back money between two payers (FIN-07). */
export function sendFunds(draft: FundsDraft, account: Account, { transferType, payPassword }: FundsCall) {
  const { customerCode } = account.saleInfo;
  const { from, to, amount, remark } = readTransfer(draft);
  return quietApi.call(submitFundsTransfer, {
    body: {
      customerCode,
      transferType,
      fromPayerCode: from,
      toPayerCode: to,
      amount: sentFigure(amount),
      ...(payPassword !== undefined && { payPassword }),
      ...(remark !== '' && { remark }),
    },
  });
}

/**
 * A transfer as it stands now; undefined when the list does not have it.
 * @throws {ApiError} when the list cannot be read
 */
export async function readFunds(
  transferNo: string,
  { saleInfo: { customerCode } }: Account,
): Promise<FundsTransfer | undefined> {
  const body = { customerCode, transferNo, pageNum: 1, pageSize: 1 };
  const { records } = unwrap(await asideApi.call(queryFundsTransfers, { body }));
  return records.find((record) => record.transferNo === transferNo);
}

/** The transfers of one type since one that got no answer, to find it (ORDER-01). */
export function fundsLookUp(
  transferType: FundsType,
  { saleInfo: { customerCode } }: Account,
  since: number,
): Promise<ListedMovements> {
  const body = { customerCode, transferType, ...NEWEST_ROWS };
  return newestMovements(
    queryFundsTransfers,
    { body },
    {
      since,
      listed: (record) => ({
        number: record.transferNo,
        from: record.fromPayerCode,
        to: record.toPayerCode,
        amount: record.amount,
        time: record.createTime,
        stateName: record.statusName,
      }),
    },
  );
}
