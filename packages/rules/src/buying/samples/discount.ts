import { type Amount, readFigure } from '../../base/money';

/**
 * A discount in Chinese words: 0.75 of the price is 7.5 折 (CART-02).
 * @param rate the part of the price that is paid
 * @returns `''` where it is absent or cannot be read
 */
export function discountText(rate: Amount): string {
  const part = readFigure(rate);
  return part === undefined ? '' : `${Math.round(part * 100) / 10} 折`;
}
