import { NO_MONEY } from '@dealer-portal/rules/money';
import { type ListedMovements, listedNow, type Movement } from '@dealer-portal/rules/movement';
import { PAYMENT_ACCOUNT_STATES } from '@dealer-portal/rules/states';
import { type Ops, unwrap } from '@dealer-portal/sdk';
import { listPaymentAccounts, openPaymentAccount, unbindBankCard } from '@dealer-portal/sdk/operations';
import { asideApi, quietApi } from '#platform/calls/api';
import type { Account } from '#platform/session/account';

export type AccountType = Ops['openPaymentAccount']['input']['body']['accountType'];

/** The values of the form that opens an account. */
export type OpenDraft = Readonly<
  Record<
    | 'accountType'
    | 'companyName'
    | 'legalPerson'
    | 'identityCard'
    | 'bankName'
    | 'bankCardNo'
    | 'phoneNumber',
    string | undefined
  >
>;

/** A card number as it may be typed: in groups. */
export const plainCard = (card: string | undefined) => (card ?? '').replace(/[\s-]/g, '');

/** Applies for an account with a bank card (FIN-07). */
export function sendOpening(draft: OpenDraft, accountType: AccountType, { saleInfo }: Account) {
  const { companyName = '', legalPerson = '', identityCard = '', bankName = '', phoneNumber = '' } = draft;
  return quietApi.call(openPaymentAccount, {
    body: {
      customerCode: saleInfo.customerCode,
      accountType,
      identityCard: identityCard.trim(),
      companyName: companyName.trim(),
      legalPerson: legalPerson.trim(),
      bankName: bankName.trim(),
      bankCardNo: plainCard(draft.bankCardNo),
      phoneNumber,
    },
  });
}

/** Unbinds the card of an account (FIN-07). */
export function sendUnbinding(id: string, account: Account, payPassword: string | undefined) {
  const { customerCode } = account.saleInfo;
  return quietApi.call(unbindBankCard, {
    body: { customerCode, id, ...(payPassword !== undefined && { payPassword }) },
  });
}

type LookUp = Promise<ListedMovements>;

/** The form is closed while an application is under review: one that is there now is the one that was sent (ORDER-01). */
export async function openingLookUp({ saleInfo: { customerCode } }: Account, { about }: Movement): LookUp {
  const accounts = unwrap(await asideApi.call(listPaymentAccounts, { query: { customerCode } }));
  const waiting = accounts
    .filter(
      ({ accountType, status }) => accountType === about && status === PAYMENT_ACCOUNT_STATES.inAudit.value,
    )
    .map(({ id }) => ({ number: id, amount: NO_MONEY }));
  return listedNow(waiting, Date.now());
}

/** A card is unbound when its account is no longer open (ORDER-01). */
export async function unbindingLookUp({ saleInfo: { customerCode } }: Account, { about }: Movement): LookUp {
  const accounts = unwrap(await asideApi.call(listPaymentAccounts, { query: { customerCode } }));
  const isOpen = accounts.some(
    ({ id, status }) => id === about && status === PAYMENT_ACCOUNT_STATES.open.value,
  );
  return listedNow(isOpen ? [] : [{ number: about, amount: NO_MONEY }], Date.now());
}
