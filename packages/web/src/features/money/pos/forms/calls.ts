import { NO_MONEY, sentFigure } from '@dealer-portal/rules/money';
import { type ListedMovements, listedNow, type Movement, madeOn } from '@dealer-portal/rules/movement';
import { POS_AGREEMENT_STATES, TERMINAL_STATES } from '@dealer-portal/rules/states';
import type { Ops } from '@dealer-portal/sdk';
import {
  queryPosAgreements,
  queryPosTerminals,
  queryReceipts,
  setPosTerminalBinding,
  submitPosAgreement,
  submitPosPayment,
} from '@dealer-portal/sdk/operations';
import { newestMovements } from '#kits/money-form/newest-movements';
import { asideApi, quietApi } from '#platform/calls/api';
import { ALL_ROWS, NEWEST_ROWS } from '#platform/calls/query';
import { readWhole } from '#platform/calls/read-whole';
import type { Account } from '#platform/session/account';

type LookUp = Promise<ListedMovements>;

/** The values of an application for an agreement. */
export type AgreementDraft = Readonly<
  Record<'bankName' | 'terminalNumber' | 'contactName' | 'contactPhone' | 'address', string | undefined>
>;

/** Applies for an agreement with a number of terminals (FIN-06). */
export function sendAgreement(draft: AgreementDraft, { saleInfo: { customerCode } }: Account) {
  const { bankName, terminalNumber, contactName, contactPhone, address = '' } = draft;
  return quietApi.call(submitPosAgreement, {
    body: {
      customerCode,
      terminalNumber: sentFigure(terminalNumber),
      ...(bankName && { bankName }),
      ...(contactName && { contactName: contactName.trim() }),
      ...(contactPhone && { contactPhone: contactPhone.trim() }),
      ...(address.trim() !== '' && { address: address.trim() }),
    },
  });
}

/** An application that waits, since no second one may; its list knows the day alone (ORDER-01). */
export async function agreementLookUp({ saleInfo: { customerCode } }: Account): LookUp {
  const body = { customerCode, status: POS_AGREEMENT_STATES.inAudit.value, ...ALL_ROWS };
  const { records } = await readWhole(asideApi, queryPosAgreements, { body });
  return {
    total: records.length,
    records: records.map(({ agreementNo, beginDate }) => ({
      number: agreementNo,
      amount: NO_MONEY,
      ...madeOn(beginDate ?? ''),
    })),
  };
}

/** A terminal and the payer that its money comes to. */
export type BindingDraft = Readonly<Record<'id' | 'payerCode', string | undefined>>;

/** Binds a terminal to the customer and one of its payers (FIN-06). */
export function sendBinding({ id = '', payerCode }: BindingDraft, account: Account) {
  const { customerCode, customerName } = account.saleInfo;
  return quietApi.call(setPosTerminalBinding, {
    body: {
      id,
      customerCode,
      userCode: account.saletoCode,
      ...(customerName && { userName: customerName }),
      ...(payerCode && { payerCode }),
    },
  });
}

/** A binding is found in its terminal, which was free before (ORDER-01). */
export async function bindingLookUp(account: Account, { about }: Movement): LookUp {
  const terminals = await terminalsOf(account);
  const terminal = terminals.find(({ id, status }) => id === about && status === TERMINAL_STATES.bound.value);
  const bound = terminal ? [{ number: terminal.terminalNo ?? terminal.id, amount: NO_MONEY }] : [];
  return listedNow(bound, Date.now());
}

/** The yearly fee of a terminal, or money for a payer. */
export type PosPaymentDraft = Readonly<Record<'from' | 'to' | 'amount' | 'id', string | undefined>>;

type PosPayment = Omit<Ops['submitPosPayment']['input']['body'], 'customerCode'>;

/** Pays the fee of a terminal, or recharges a payer (FIN-06). */
export function sendPosPayment(payment: PosPayment, { saleInfo: { customerCode } }: Account) {
  return quietApi.call(submitPosPayment, { body: { customerCode, ...payment } });
}

/** The period of a fee: a terminal, and the end of the previous period. */
export const feePeriod = (terminalId: string, end = '') => `${terminalId}@${end}`;

/** A fee that was paid is found in its terminal: it is paid for longer than it was (ORDER-01). */
export async function feeLookUp(account: Account, { about, amount }: Movement): LookUp {
  const terminals = await terminalsOf(account);
  const terminal = terminals.find(({ id }) => about.startsWith(`${id}@`));
  const isPaid = terminal && feePeriod(terminal.id, terminal.yearFeeEndDate) !== about;
  return listedNow(isPaid ? [{ number: terminal.terminalNo ?? terminal.id, amount }] : [], Date.now());
}

async function terminalsOf({ saleInfo: { customerCode } }: Account) {
  const body = { customerCode, ...ALL_ROWS };
  return (await readWhole(asideApi, queryPosTerminals, { body })).records;
}

/** Its receipts say how they were paid. */
const BY_POS = 'POS';

/** Money that came by card stands among the receipts of its payer, by day (ORDER-01). */
export function rechargeLookUp(
  { saleInfo: { customerCode } }: Account,
  { to }: Movement,
  since: number,
): LookUp {
  const body = { customerCode, payerCode: to, ...NEWEST_ROWS };
  return newestMovements(
    queryReceipts,
    { body },
    {
      since,
      listed: ({ receiptNo, payerCode, amount, receiptDate, payMode = BY_POS, payModeName }) =>
        payMode === BY_POS
          ? { number: receiptNo, to: payerCode, amount, ...madeOn(receiptDate), stateName: payModeName }
          : undefined,
    },
  );
}
