import type { Sentences } from '../../base/refusal';
import type { PlaceParams } from './place-refusals';

export const PLACE_ENGLISH: Sentences<PlaceParams> = {
  'place.noSide': () => 'There is no account to choose here',
  'place.typeMissing': () =>
    'The account has no type, so that it is not known whether it may be used: ask your account manager',
  'place.typeUnknown': ({ payerType }) =>
    `The account type ${payerType} is not known: ask your account manager`,
  'place.alreadyInOwn': () => 'Safe pay: it is in its own account already',
  'place.refundSource': () => 'Safe pay: a refund leaves from here',
  'place.noDeposit': () => 'This account takes no payment',
  'place.notOut': () => 'Nothing can be transferred from this account',
  'place.notIn': () => 'Nothing can be transferred to this account',
  'place.noFee': () => 'Nothing can be charged to this account',
  'place.noOrder': () => 'This account cannot order',
  'place.airPayment': () =>
    'A payment for air conditioners goes to its own account alone: pay this one in the ordinary way',
  'place.airTransfer': () =>
    'This transfer goes to the account of air conditioners alone: use an ordinary transfer',
  'place.kjtTransfer': () => 'This transfer goes to KJT alone: use an ordinary transfer',
  'place.airRefund': () => 'This is no money of air conditioners: use an ordinary transfer',
  'place.kjtRefund': () => 'This is no money of KJT: use an ordinary transfer',
  'place.digitalSource': () => 'Digital money is under the cash account: use an ordinary transfer for this',
  'place.digitalTarget': () => 'Safe pay: it takes no digital money, use the transfer of KJT',
  'place.rebateSource': () => 'Only money of a rebate account is cashed',
  'place.rebateTarget': () => 'A rebate is cashed to cash or a project account alone',
  'place.rebateItself': () => 'Rebate: this is the money that is cashed',
  'place.noCredit': () => 'This account cannot order on credit',
  'place.noBill': () => 'Safe pay: it takes no bills',
  'place.project': () => 'A project is paid from a project account or cash alone',
  'place.credit': () =>
    'Credit and bills: only for orders, and no cash. Your account manager changes the limit',
  'place.guarantee': () =>
    'Deposit: a guarantee alone. The company decides on its return: ask your account manager',
  'place.rebate': () => 'Rebate: it is cashed on its own page alone, by an administrator',
  'place.frozen': () => 'Frozen: no money moves. Your account manager lifts it',
  'place.chosenAsTarget': () => 'It is chosen as the one that gets the money',
  'place.chosenAsSource': () => 'It is chosen as the one that gives the money',
  'place.notValid': () => 'Not valid any more: it cannot be used',
  'place.balanceUnread': () => 'The balance cannot be read: it is not known whether there is money',
  'place.noMoney': () => 'The balance is 0: it can be chosen when money has come',
};
