import type { Sentences } from '../../base/refusal';
import { PASTE_ENGLISH } from '../../fields/paste/paste-english';
import { pasteText } from '../../fields/paste/paste-refusals';
import type { InvoiceParams } from './invoice-refusals';

export const INVOICE_ENGLISH: Sentences<InvoiceParams> = {
  'invoice.issueUnread': () => 'The day of issue cannot be read',
  'invoice.issueLater': () => 'The day of issue cannot be after today',
  'invoice.dueUnread': () => 'The due day cannot be read',
  'invoice.dueBeforeIssue': () => 'The due day must be after the day of issue',
  'invoice.dueTooLate': () => 'The due day is more than a year after the day of issue: check it',
  'invoice.ended': () => 'The bill has ended: it cannot be entered',
  'invoice.billMissing': () => 'Enter the number of the bill',
  'invoice.billDigits': () => 'The number of a bill has digits only',
  'invoice.billLength': ({ length, typed }) =>
    `The number of a bill has ${length} digits, and this has ${typed}`,
  'invoice.noBill': () =>
    'This is no number of an electronic bill: digit 1 is its kind, digits 14 to 21 the day of issue',
  'invoice.ordersMissing': () => 'Enter the orders of the invoice',
  'invoice.ordersLost': ({ orderNos, lost }) => `${orderNos.join(', ')}: ${pasteText(lost, PASTE_ENGLISH)}`,
  'invoice.noOrders': ({ texts }) => `These are no order numbers: ${texts.join(', ')}`,
  'invoice.reasonMissing': () => 'Choose why it is returned',
  'invoice.detailMissing': () => 'Say what is wrong: the company writes it again by that',
  'invoice.detailTooLong': ({ most }) => `Write ${most} characters at most`,
};
