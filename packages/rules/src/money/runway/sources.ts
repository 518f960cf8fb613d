/** What a payer has to pay, as the calls give it: tails of orders, repayments of loans, transfers on their way (FIN-02). */
import { isGiven } from '../../base/given';
import { type Amount, compareAmounts, isAmount, NO_MONEY } from '../../base/money';
import { dayAfter } from '../../base/shanghai';
import { REPAYMENT_STATES } from '../../base/states';
import { type RunwayDue, type RunwayFacts, type RunwayTransfer, runways } from './runway';

/**
 * Days after its order on which a tail is due. Assumption: as with credit (信用付款，30 天内付清); no call gives the day.
 */
export const TAIL_DAYS = 30;

/** An order, by wire names (queryAllOrders). */
export interface RunwayOrder {
  readonly orderNo: string;
  readonly createDate: string;
  readonly payerCode?: string | undefined;
  /** Yuan still to be paid. */
  readonly restAmount?: Amount;
}

/**
 * The tail of an order as something to pay (FIN-02); nothing where it is paid or there is none. One that cannot be read is
 * due as well: the days of its payer are then not known.
 * @param saletoCode the payer of an order that names none
 */
export function tailDues(
  { orderNo, createDate, payerCode, restAmount }: RunwayOrder,
  saletoCode: string,
): readonly RunwayDue[] {
  if (!isGiven(restAmount) || (isAmount(restAmount) && compareAmounts(restAmount, NO_MONEY) !== 1)) return [];
  return [
    {
      payerCode: payerCode ?? saletoCode,
      day: dayAfter(createDate, TAIL_DAYS),
      amount: restAmount,
      text: `订单 ${orderNo} 尾款`,
      field: 'restAmount',
      document: { kind: 'order', number: orderNo },
    },
  ];
}

/** The plan of a loan, by wire names (getFinanceRepayDetail). */
export interface RunwayLoan {
  readonly loan: { readonly financeNo: string; readonly bankName?: string | undefined };
  readonly repayList: readonly {
    readonly repayDate: string;
    readonly amount: Amount;
    readonly principal?: Amount;
    readonly status: string;
  }[];
}

/**
 * The open repayments of a loan as something to pay (FIN-02).
 * @param payerCode the payer of the repayments. Assumption: the sold-to itself, for no call names one
 */
export function repaymentDues(
  { loan: { financeNo, bankName }, repayList }: RunwayLoan,
  payerCode: string,
): readonly RunwayDue[] {
  return repayList
    .filter(({ status }) => status === REPAYMENT_STATES.open.value)
    .map(({ repayDate, amount, principal }) => ({
      payerCode,
      day: repayDate,
      amount,
      document: { kind: 'loan', number: financeNo, ...(principal !== undefined && { principal }) },
      text: ['借款', financeNo, bankName, '应还本息'].filter(Boolean).join(' '),
      field: 'repayList.amount',
    }));
}

/** A transfer, by wire names (queryTransfers). */
export interface WireTransfer {
  readonly transferNo?: string | undefined;
  readonly fromPayerCode?: string | undefined;
  readonly toPayerCode?: string | undefined;
  readonly transferMoney?: Amount;
}

/** The transfers that fill a gap once they are approved (FIN-02); one without its number or a payer fills none. */
export function runwayTransfers(transfers: readonly WireTransfer[]): readonly RunwayTransfer[] {
  return transfers.flatMap(({ transferNo, fromPayerCode, toPayerCode, transferMoney: amount }) =>
    transferNo && fromPayerCode && toPayerCode ? [{ transferNo, fromPayerCode, toPayerCode, amount }] : [],
  );
}

/** The payer to look at first: the first that falls short, else the first whose days are known (FIN-02). */
export function worstPayer(facts: RunwayFacts): string | undefined {
  const all = runways(facts);
  return (all.find(({ short }) => short) ?? all[0])?.payerCode;
}
