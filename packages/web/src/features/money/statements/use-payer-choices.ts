import { accountKind } from '@dealer-portal/rules/payer-details';
import { useAccount } from '#platform/session/account';
import type { Choice } from '#ui/input/plain-select';
import { hasCode, useKnownPayers } from '#widgets/payers/use-payers';

/**
 * The accounts of a ledger. A ledger is of one account: without a payer the call means the sold-to's own one, so this
 * is what the empty choice says, and all others follow.
 */
export function useLedgerChoices(): { readonly payerCode: readonly Choice[] } {
  const { saletoCode } = useAccount();
  const { payers } = useKnownPayers();
  const ownPayer = payers.find(({ payerCode }) => payerCode === saletoCode);
  // An account without its code cannot be asked for.
  const others = payers.filter((payer) => payer !== ownPayer && hasCode(payer));
  return {
    payerCode: [
      { value: '', label: `${ownPayer ? accountKind(ownPayer) : '本公司'}账户 ${saletoCode}` },
      ...others.map((payer) => ({
        value: payer.payerCode,
        label: `${accountKind(payer)}账户 ${payer.payerCode}`,
      })),
    ],
  };
}

/** How the account of a ledger is called, `工程账户 8800200104`; `''` is the sold-to's own one. */
export function useLedgerAccount(code: string): string {
  const { payerCode: accounts } = useLedgerChoices();
  return accounts.find(({ value }) => value === code)?.label ?? `账户 ${code}`;
}
