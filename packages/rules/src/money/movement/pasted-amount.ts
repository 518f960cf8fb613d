import { plainDigits } from '../../fields/input';

/** A typed or pasted amount without what people write around it: separators, blanks, the sign of currency; full-width digits become plain ones (VALID-01). */
export function pastedAmount(text: string): string {
  return plainDigits(text).replace(/[,\s¥￥]|元$/g, '');
}
