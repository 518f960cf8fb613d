import { qrPicture } from '../../exports/qr-picture';
import { pdfOf } from '../../exports/receipt-document';
import { payerByCode } from '../account/customer';
import type { Handlers } from '../memory/state';
import { handle, isOwn } from '../resources/typed-handler';
import { ownPayerCode } from './accounts';
import { inCapitals } from './capitals';
import { payerName } from './ledger-rows';
import { PAY_MODES, payments, voucherOf } from './payments';

const amount = (cents: number) =>
  (cents / 100).toLocaleString('zh-CN', { style: 'currency', currency: 'CNY' }).replace('¥', '￥');

const pictures = new Map<string, Buffer>();
const MOST_PICTURES = 100;

/** The picture of a link; a page asks for the same one again and again. */
function pictureOf(link: string): Buffer {
  const bytes = pictures.get(link) ?? qrPicture(link);
  if (pictures.size >= MOST_PICTURES) pictures.clear();
  pictures.set(link, bytes);
  return bytes;
}

/** The papers of a payment that a dealer prints or scans. */
export const paymentPaperHandlers: Handlers = {
  ...handle('printReceipt', ({ dealer, input, refuse }) => {
    const receipts = isOwn(dealer, input) ? payments.rows(dealer) : [];
    const receipt = receipts.find(
      ({ receiptNo, status }) => receiptNo === input.receiptNo && status === '20',
    );
    if (!receipt) return refuse('notFound');
    const { receiptNo, day, payerCode, cents, mode } = receipt;
    const voucherNo = voucherOf(dealer, receipt);
    const lines = [
      '收款收据',
      `收据号：${receiptNo}`,
      `收款日期：${day}`,
      `客户：${dealer.persona.name}`,
      `付款方：${payerCode} ${payerName(dealer, payerCode)}`,
      `付款方式：${PAY_MODES[mode]}`,
      `金额：${amount(cents)}`,
      `大写：${inCapitals(cents)}`,
      `凭证号：${voucherNo}`,
    ];
    return {
      file: { fileName: 'receipt.pdf', name: '收据.pdf', type: 'application/pdf', bytes: pdfOf(lines) },
    };
  }),

  ...handle('getPaymentQrCode', ({ dealer, input, refuse }) => {
    const payerCode = input.payerCode ?? ownPayerCode(dealer);
    if (!isOwn(dealer, input) || !payerByCode(dealer, payerCode)) return refuse('refused');
    const wish = input.amount === undefined ? '' : `?amount=${Number(input.amount)}`;
    const bytes = pictureOf(`https://pay.portal.invalid/${dealer.persona.saletoCode}/${payerCode}${wish}`);
    return { file: { fileName: 'qr-code.png', name: '收款二维码.png', type: 'image/png', bytes } };
  }),
};
