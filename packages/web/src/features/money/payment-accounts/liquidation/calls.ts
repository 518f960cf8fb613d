import { NO_MONEY, sentFigure } from '@dealer-portal/rules/money';
import { type ListedMovements, listedNow, type Movement } from '@dealer-portal/rules/movement';
import { isOn, LIQUIDATION_STATES } from '@dealer-portal/rules/states';
import { unwrap } from '@dealer-portal/sdk';
import {
  cancelLiquidateApply,
  deleteLiquidateApply,
  getAccountFlow,
  judgeLiquidateApply,
  settleAccountLiquidation,
  submitLiquidateApply,
} from '@dealer-portal/sdk/operations';
import { asideApi, quietApi } from '#platform/calls/api';
import type { Account } from '#platform/session/account';
import { listOf } from '#ui/text/list-of';
import { plainCard } from '../calls';
import type { LiquidationFlow } from './flow';

/** The values of the form that closes an account. */
export type LiquidationDraft = Readonly<
  Record<
    'saleOrgCode' | 'industryCode' | 'reason' | 'contactName' | 'contactPhone' | 'bankName' | 'bankAccount',
    string | undefined
  >
>;

/** Every industry, where the call takes none. */
export const ALL_INDUSTRIES = 'ALL';

/** The industry that a draft names, as the calls take it. */
export const industryOf = ({ industryCode }: Pick<LiquidationDraft, 'industryCode'>) =>
  industryCode && industryCode !== ALL_INDUSTRIES ? { industryCode } : {};

/** Why an account cannot be closed, in the server's words; undefined when it can (FIN-11). */
export async function reasonAgainst(
  draft: LiquidationDraft,
  { saleInfo }: Account,
): Promise<string | undefined> {
  const { customerCode } = saleInfo;
  const { saleOrgCode } = draft;
  const result = await quietApi.call(judgeLiquidateApply, {
    query: { customerCode, ...(saleOrgCode && { saleOrgCode }), ...industryOf(draft) },
  });
  if (!result.ok) return result.msg;
  if (result.data.canApply) return undefined;
  const failed = listOf(result.data.itemList).filter((item) => !isOn(item.result));
  return failed.map(({ itemName, message }) => message || itemName).join('；') || '不满足清户条件';
}

/** Applies to close an account (FIN-11). */
export function sendLiquidation(draft: LiquidationDraft, { saleInfo: { customerCode } }: Account) {
  const { saleOrgCode = '', reason = '', contactName = '', contactPhone = '', bankName = '' } = draft;
  return quietApi.call(submitLiquidateApply, {
    body: {
      customerCode,
      saleOrgCode,
      ...industryOf(draft),
      reason: reason.trim(),
      contactName: contactName.trim(),
      contactPhone,
      bankName: bankName.trim(),
      bankAccount: plainCard(draft.bankAccount),
    },
  });
}

/** One application is open at a time: one that is being decided now is the one that was sent (ORDER-01). */
export async function liquidationLookUp(
  { saleInfo: { customerCode } }: Account,
  { about }: Movement,
): Promise<ListedMovements> {
  const flow = unwrap(await asideApi.call(getAccountFlow, { query: { customerCode } }));
  const isSent =
    flow?.status === LIQUIDATION_STATES.inApproval.value && (flow.industryCode || ALL_INDUSTRIES) === about;
  return listedNow(flow && isSent ? [{ number: flow.applyNo, amount: NO_MONEY }] : [], Date.now());
}

export const cancelLiquidation = (applyNo: string) =>
  quietApi.call(cancelLiquidateApply, { query: { applyNo } });

export const deleteLiquidation = (applyNo: string) =>
  quietApi.call(deleteLiquidateApply, { query: { applyNo } });

/** Confirms the settlement: the balance goes back and the account is closed (FIN-11). */
export function settleLiquidation(
  { applyNo, settleAmount }: LiquidationFlow,
  { saleInfo: { customerCode } }: Account,
) {
  return quietApi.call(settleAccountLiquidation, {
    body: { customerCode, applyNo, settleAmount: sentFigure(settleAmount) },
  });
}
