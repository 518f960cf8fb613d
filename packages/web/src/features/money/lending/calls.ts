import { compareAmounts, sentFigure } from '@dealer-portal/rules/money';
import { draftAmount, type ListedMovements, type Movement, madeOn } from '@dealer-portal/rules/movement';
import { REPAYMENT_STATES } from '@dealer-portal/rules/states';
import { unwrap } from '@dealer-portal/sdk';
import {
  checkCreditApplyAllowed,
  getFinanceRepayDetail,
  queryCreditApplies,
  queryFinanceHistory,
  submitCreditApply,
  submitFinanceApply,
  submitFinanceRepay,
} from '@dealer-portal/sdk/operations';
import type { Secrets } from '#kits/money-form/define-money-form';
import { newestMovements } from '#kits/money-form/newest-movements';
import { asideApi, quietApi } from '#platform/calls/api';
import { NEWEST_ROWS } from '#platform/calls/query';
import type { Account } from '#platform/session/account';
import { today } from '#platform/today';

type LookUp = Promise<ListedMovements>;

/** The values of an application for financing; `from` is the lender and `to` the payer that gets the money. */
export type ApplyDraft = Readonly<Record<'from' | 'to' | 'amount' | 'days', string | undefined>>;

/** The values of a repayment; `from` is the payer and `amount` the principal. */
export type RepayDraft = Readonly<Record<'from' | 'amount', string | undefined>>;

/** The values of an application for credit to order on. */
export type CreditDraft = Readonly<Record<'to' | 'amount' | 'days' | 'reason', string | undefined>>;

/** From today, for so many days. */
export const periodOf = ({ days }: Pick<CreditDraft, 'days'>) => ({
  beginDate: today(),
  endDate: today(sentFigure(days)),
});

/** Applies for financing, of chosen orders or as a recharge (FIN-08). */
export function sendFinanceApply(draft: ApplyDraft, account: Account, orderNos: readonly string[]) {
  const { customerCode } = account.saleInfo;
  const { from, to = '', days } = draft;
  return quietApi.call(submitFinanceApply, {
    body: {
      customerCode,
      payerCode: to,
      amount: sentFigure(draftAmount(draft.amount)),
      days: sentFigure(days),
      ...(from !== undefined && { bankName: from }),
      ...(orderNos.length > 0 && { orderNoList: [...orderNos] }),
    },
  });
}

/** Repays a financing, completely or in part (FIN-08). */
export function sendFinanceRepay(
  draft: RepayDraft,
  { saleInfo: { customerCode } }: Account,
  { financeNo, payPassword }: Secrets & { readonly financeNo: string },
) {
  const body = { customerCode, financeNo, principal: sentFigure(draftAmount(draft.amount)) };
  return quietApi.call(submitFinanceRepay, {
    body: {
      ...body,
      ...(draft.from !== undefined && { payerCode: draft.from }),
      ...(payPassword !== undefined && { payPassword }),
    },
  });
}

/** Applies for an amount to order on credit (FIN-08). */
export function sendCreditApply(draft: CreditDraft, { saleInfo: { customerCode } }: Account) {
  return quietApi.call(submitCreditApply, {
    body: {
      customerCode,
      payerCode: draft.to ?? '',
      applyAmount: sentFigure(draftAmount(draft.amount)),
      applyReason: draft.reason?.trim() ?? '',
      ...periodOf(draft),
    },
  });
}

/** Why credit may not be applied for; undefined when it may (FIN-08). */
export async function creditProblem({ saleInfo: { customerCode } }: Account): Promise<string | undefined> {
  const result = await asideApi.call(checkCreditApplyAllowed, { query: { customerCode } });
  if (!result.ok) return `没有通过检查：${result.msg}`;
  return result.data.isAllowed ? undefined : `现在不能申请：${result.data.reason || '请联系客户经理'}`;
}

/** A financing with its repayments, as it is now. */
export function readFinancing(financeNo: string, { saleInfo: { customerCode } }: Account) {
  return asideApi.call(getFinanceRepayDetail, { body: { customerCode, financeNo } });
}

/** The financings since an application that got no answer, to find it (ORDER-01). */
export function financingLookUp({ saleInfo: { customerCode } }: Account, _: Movement, since: number): LookUp {
  const body = { customerCode, ...NEWEST_ROWS };
  return newestMovements(
    queryFinanceHistory,
    { body },
    {
      since,
      listed: ({ financeNo, amount, beginDate, statusName }) => ({
        number: financeNo,
        amount,
        ...madeOn(beginDate),
        stateName: statusName,
      }),
    },
  );
}

/**
 * The repayments of a financing with the principal of a lost one, without its interest. The interest is the lender's,
 * and a cent of difference must not hide the repayment (ORDER-01).
 */
export async function repaymentLookUp(financeNo: string, account: Account, movement: Movement): LookUp {
  const { repayList } = unwrap(await readFinancing(financeNo, account));
  const principal = movement.about.split(' ').at(-1) ?? '';
  const records = repayList
    .filter(
      (repayment) =>
        repayment.status === REPAYMENT_STATES.repaid.value &&
        compareAmounts(repayment.principal, principal) === 0,
    )
    .map(({ repayNo = '', repayDate }) => ({
      number: repayNo,
      amount: movement.amount,
      ...madeOn(repayDate),
    }));
  return { records, total: records.length };
}

/** The applications for credit since one that got no answer, to find it (ORDER-01). */
export function creditLookUp({ saleInfo: { customerCode } }: Account, _: Movement, since: number): LookUp {
  const body = { customerCode, ...NEWEST_ROWS };
  return newestMovements(
    queryCreditApplies,
    { body },
    {
      since,
      listed: ({ applyNo, payerCode, applyAmount, createTime }) => ({
        number: applyNo,
        to: payerCode,
        amount: applyAmount,
        time: createTime,
      }),
    },
  );
}
