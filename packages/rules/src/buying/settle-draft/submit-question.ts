import { formatYuan } from '../../base/money';
import type { PayerEntry } from '../payer';
import { payerCoverage } from '../payer-details/coverage';
import type { SettleState } from '../settle';

/** The place that orders go to. */
interface ShipToFacts {
  readonly sendtoCode: string;
  /** Its short name, as the list of ship-tos has it. */
  readonly name: string;
}

/** A line as far as the question names it. */
interface NamedLine {
  readonly productCode?: string | undefined;
  readonly productModel?: string | undefined;
  readonly number?: unknown;
}

/** Who pays what. */
function paidBy(payers: readonly PayerEntry[]): string {
  return payerCoverage(payers)
    .map(({ payerCode, payerName, priceToPay }) => {
      const name = payerName ? `${payerName}（${payerCode}）` : payerCode;
      return `从 ${name} 付 ${formatYuan(priceToPay)}`;
    })
    .join('，');
}

/** `KFR-26GW/01K 8 台`, `KFR-26GW/01K 等 3 种 12 台`. */
export function goodsWords(lines: readonly NamedLine[], pieces: string): string {
  const kinds = new Set(lines.map(({ productCode, productModel }) => productCode ?? productModel)).size;
  const first = lines[0]?.productModel ?? lines[0]?.productCode ?? '';
  return [kinds > 1 ? `${first} 等 ${kinds} 种` : first, pieces].filter(Boolean).join(' ');
}

/**
 * The last question before orders are placed: what is bought, who pays how much, and where it goes (ORDER-01).
 * @param pieces the pieces of all checked orders, in words
 */
export function submitQuestion(
  state: Pick<SettleState, 'orders' | 'checked' | 'payers'>,
  shipTo: ShipToFacts,
  pieces: string,
): string {
  const checked = new Set(state.checked);
  const lines = state.orders
    .filter(({ orderNo }) => checked.has(orderNo))
    .flatMap(({ splitOrderProductList }): readonly NamedLine[] => splitOrderProductList);
  const place = shipTo.name ? `${shipTo.name}（${shipTo.sendtoCode}）` : shipTo.sendtoCode;
  return `${goodsWords(lines, pieces)}，${paidBy(state.payers)}，送 ${place}。提交后可在“我的订单”中查看。`;
}
