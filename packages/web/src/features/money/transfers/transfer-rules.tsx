import type { ReactNode } from 'react';
import { PayerBalances, type PayerFacts } from '#kits/money-form/payer-balances';

interface TransferRulesProps extends PayerFacts {
  readonly children: ReactNode;
}

/** The part next to the form: the payers' balances, and the rules of this kind of transfer. */
export function TransferRules({ payers, children }: TransferRulesProps) {
  return (
    <>
      <PayerBalances payers={payers} />
      <h2>划转规则</h2>
      <p>{children}</p>
    </>
  );
}
