import type { Ops, RecordOf } from '@dealer-portal/sdk';
import { parseMarkup } from '#platform/browser/trusted';
import { href } from '#routes';
import { joined, periodText, stateText } from '#ui/text/joined';
import { dayText } from '#ui/text/wire-text';
import { documentAddress } from '#widgets/document-line/document-address';

/** What a document is, and the page whose right shows it. */
export const VAULT_KINDS = {
  contract: { label: '合同', page: 'contractPanel' },
  orderContract: { label: '订单合同', page: 'goElectricSignPage' },
  letter: { label: '函件', page: 'letters' },
  agreement: { label: '协议', page: 'agreementList' },
  receipt: { label: '收据', page: 'receipts' },
} as const;

export type VaultKind = keyof typeof VAULT_KINDS;

/** 合同、函件 */
export function kindNames(kinds: readonly VaultKind[]): string {
  return kinds.map((kind) => VAULT_KINDS[kind].label).join('、');
}

/** That kinds are not among the documents, on the page and on paper. */
export function lostText(lost: readonly VaultKind[]): string {
  return `${kindNames(lost)}没有加载出来，这里没有它们。`;
}

/** A paper of the company, as far as a call gives it. */
export interface VaultDocument {
  readonly kind: VaultKind;
  readonly number: string;
  readonly name: string;
  /** The day of it as the call gives it, by which the list is sorted; `''` where none does. */
  readonly day: string;
  /** As it is shown: that it is not known is said. */
  readonly statusName: string;
  /** Its words; what is known of it where no call gives them. */
  readonly text: string;
  /** Its page. */
  readonly to: string | undefined;
  /** Where its own text is kept, outside of the portal. */
  readonly file?: string | undefined;
}

export function contractDocument(contract: RecordOf<'queryAppointmentContracts'>): VaultDocument {
  const { contractNo, contractName, contractTypeName, beginDate, endDate, statusName } = contract;
  return {
    kind: 'contract',
    number: contractNo,
    name: contractName,
    day: beginDate ?? '',
    statusName: stateText(statusName),
    text: joined([contractTypeName, periodText(beginDate, endDate)], '，'),
    to: documentAddress('contractPanelDetail', { contractNo }),
  };
}

export function orderContractDocument(contract: RecordOf<'querySignContracts'>): VaultDocument {
  const { contractCode, contractName, orderNo, createDate, signDate, statusName } = contract;
  return {
    kind: 'orderContract',
    number: contractCode,
    name: contractName,
    day: signDate || createDate || '',
    statusName: stateText(statusName),
    text: orderNo ? `订单 ${orderNo}` : '',
    to: documentAddress('orderDetail', { orderNo }),
  };
}

export function letterDocument(letter: RecordOf<'listLetters'>): VaultDocument {
  const { id, letterNo, title, content, sendDate, statusName } = letter;
  return {
    kind: 'letter',
    number: letterNo,
    name: title,
    day: sendDate ?? '',
    statusName: stateText(statusName),
    text: parseMarkup(content ?? '').textContent ?? '',
    to: documentAddress('lettersLetterConfirm', { id }),
  };
}

export function agreementDocument(agreement: Ops['searchProtocolAuth']['data'][number]): VaultDocument {
  const { protocolNo, protocolName, signDate, endDate, statusName, url } = agreement;
  return {
    kind: 'agreement',
    number: protocolNo,
    name: protocolName,
    day: signDate ?? '',
    statusName: stateText(statusName),
    text: endDate ? `有效期至 ${dayText(endDate)}` : '',
    to: href('agreementList'),
    file: url,
  };
}

export function receiptDocument(receipt: RecordOf<'queryReceipts'>): VaultDocument {
  const { receiptNo, receiptDate, payerName, amountInWords, payModeName, statusName } = receipt;
  return {
    kind: 'receipt',
    number: receiptNo,
    name: '收据',
    day: receiptDate,
    statusName: stateText(statusName),
    text: joined([payerName, payModeName, amountInWords], '，'),
    to: documentAddress('receiptdetails', { receiptNo }),
  };
}

/** Whether each word stands in what the document says. */
export function documentSays(document: VaultDocument, words: string): boolean {
  const { kind, number, name, day, statusName, text } = document;
  const said = [VAULT_KINDS[kind].label, number, name, dayText(day), statusName, text]
    .join('\n')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
