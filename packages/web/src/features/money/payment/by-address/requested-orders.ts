import { type NamedOrders, namedOrders, paidOrderRefusal } from '@dealer-portal/rules/movement';
import { FIRST_ROWS } from '@dealer-portal/rules/page';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryMyOrders } from '@dealer-portal/sdk/operations';
import { combineFacts } from '#kits/money-form/combine-facts';
import type { MoneyFacts } from '#kits/money-form/define-money-form';
import { type PayerFacts, usePayerFacts } from '#kits/money-form/payer-balances';
import { useEach } from '#platform/calls/use-each';
import { useAccount } from '#platform/session/account';

/** The payers, and the orders that the address names as the server has them. */
export interface RequestedFacts extends PayerFacts {
  readonly named: NamedOrders<RecordOf<'queryMyOrders'>>;
}

/** The facts of a payment for orders: each is asked for by its number (FIN-07). */
export function useRequestedFacts(orderNos: readonly string[]): MoneyFacts<RequestedFacts> {
  const { saletoCode } = useAccount();
  const pages = useEach(
    queryMyOrders,
    orderNos.map((orderNo) => ({ body: { saletoCode, orderNo, ...FIRST_ROWS } })),
  );
  return combineFacts(usePayerFacts(), pages, (facts, answers) => {
    const rows = answers.flatMap((page) => page?.records ?? []);
    return { ...facts, named: namedOrders(orderNos, rows, paidOrderRefusal) };
  });
}
