import type { Sentences } from '../../base/refusal';
import type { PaperParams } from './paper-refusals';

export const PAPER_ENGLISH: Sentences<PaperParams> = {
  'paper.rowsLacking': ({ had, total }) =>
    `Only ${had} of ${total} vouchers came: this is not the whole statement. Try again`,
  'paper.unreadable': ({ voucherNo }) =>
    `The amount of voucher ${voucherNo} cannot be read: there is no total. Ask the service`,
  'paper.sumsDiffer': ({ side }) =>
    `The ${side}s of the rows do not add up to their total: there may be new vouchers. Try again`,
  'paper.closingDiffers': () =>
    'Opening less debits plus credits is not the closing balance. Try again; ask the service if it stays so',
};
