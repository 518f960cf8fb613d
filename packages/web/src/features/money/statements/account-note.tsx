import { accountWords } from '@dealer-portal/rules/statements';

/** What the balance of an account says, where it is no money that one has (FIN-01). */
export function AccountNote({ accountType }: { readonly accountType: string }) {
  const { note } = accountWords(accountType);
  return note && <p className="secondary">{note}</p>;
}
