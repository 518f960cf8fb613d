/** A fully digital invoice has a number of twenty figures, and no code beside it. */
const DIGITAL_NO = /^\d{20}$/;

/**
 * The kind of an invoice in the words of the tax law: 数电票（增值税专用发票） for a digital one (FIN-04).
 * @param typeName as the server names it
 */
export function invoiceKind(invoiceNo: string, typeName: string): string {
  return DIGITAL_NO.test(invoiceNo) && typeName !== '' && !/数电|电子/.test(typeName)
    ? `数电票（${typeName}）`
    : typeName;
}
