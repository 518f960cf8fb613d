import type { Ops, RecordOf } from '@dealer-portal/sdk';
import { parseMarkup } from '#platform/browser/trusted';
import { href } from '#routes';
import { joined, periodText } from '#ui/text/joined';
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

/** A paper of the company, as far as a call gives it. */
export interface VaultDocument {
  readonly kind: VaultKind;
  readonly number: string;
  readonly name: string;
  /** The day of it; `''` where no call tells it. */
  readonly day: string;
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
    statusName,
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
    statusName,
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
    statusName,
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
    statusName,
    text: endDate ? `有效期至 ${endDate}` : '',
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
    statusName: statusName ?? '',
    text: joined([payerName, payModeName, amountInWords], '，'),
    to: documentAddress('receiptdetails', { receiptNo }),
  };
}

/** Whether each word stands in what the document says. */
export function documentSays(document: VaultDocument, words: string): boolean {
  const { kind, number, name, day, statusName, text } = document;
  const said = [VAULT_KINDS[kind].label, number, name, day, statusName, text].join('\n').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
