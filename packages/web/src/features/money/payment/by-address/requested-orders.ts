import {
  type MovementRefusal,
  type NamedOrders,
  namedChargesRefusals,
  namedOrders,
  type PaymentRequest,
  paidOrderRefusal,
} from '@dealer-portal/rules/movement';
import { FIRST_ROWS } from '@dealer-portal/rules/page';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryFinanceExpenses, queryMyOrders } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { combineFacts } from '#kits/money-form/combine-facts';
import type { MoneyFacts } from '#kits/money-form/define-money-form';
import { type PayerFacts, usePayerFacts } from '#kits/money-form/payer-balances';
import { asideRecords } from '#platform/calls/account-records';
import { ALL_ROWS } from '#platform/calls/query';
import { useEach } from '#platform/calls/use-each';
import { useAccount } from '#platform/session/account';

/** The charges that the address names, as the server has them, and what is against their payment. */
interface NamedCharges {
  readonly charges: readonly RecordOf<'queryFinanceExpenses'>[];
  readonly refusals: readonly MovementRefusal[];
}

/** The payers, and the orders and charges that the address names as the server has them. */
export interface RequestedFacts extends PayerFacts {
  readonly named: NamedOrders<RecordOf<'queryMyOrders'>>;
  readonly namedCharges: NamedCharges;
}

/** The facts of a payment: each order is asked for by its number, and charges are found in the list of them (FIN-07). */
export function useRequestedFacts(request: PaymentRequest): MoneyFacts<RequestedFacts> {
  const { orderNos, expenseNos, amount } = request;
  const { saletoCode } = useAccount();
  const pages = useEach(
    queryMyOrders,
    orderNos.map((orderNo) => ({ body: { saletoCode, orderNo, ...FIRST_ROWS } })),
  );
  const payersAndOrders = combineFacts(usePayerFacts(), pages, (facts, answers) => {
    const rows = answers.flatMap((page) => page?.records ?? []);
    return { ...facts, named: namedOrders(orderNos, rows, paidOrderRefusal) };
  });
  return combineFacts(payersAndOrders, useCharges(expenseNos), (facts, rows) => ({
    ...facts,
    namedCharges: {
      charges: rows.filter(({ expenseNo }) => expenseNos.includes(expenseNo)),
      refusals: namedChargesRefusals(expenseNos, rows, amount),
    },
  }));
}

const NOTHING: Pick<MoneyFacts<NamedCharges['charges']>, 'data' | 'error'> = { data: [], error: null };
const NO_CHARGES = { ...NOTHING, refetch: () => Promise.resolve(NOTHING) };

/** All charges of the customer: the call knows no number of one; nothing is asked where none is named. */
function useCharges(expenseNos: readonly string[]) {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const input = expenseNos.length > 0 ? { body: { customerCode, ...ALL_ROWS } } : undefined;
  const query = useQuery(asideRecords(queryFinanceExpenses, input, account));
  return input ? query : NO_CHARGES;
}
