/** The fields of each project step, and the problems with their values (FIN-10, VALID-01). */

import {
  compareAmounts,
  formatYuan,
  isAmount,
  type Money,
  orderPrice,
  subtractAmounts,
  sumAmounts,
} from '../../base/money';
import { wireDay } from '../../base/shanghai';
import { readAmount, readQuantity } from '../../fields/input';
import type { ProjectStep } from './stages';

/** The fields of a step with their labels, in the order of its form. */
const FIELDS: Readonly<Record<ProjectStep, Readonly<Record<string, string>>>> = {
  REGISTER: { projectName: '工程名称', customerName: '工程客户', address: '工程地址', goods: '商品' },
  SUPPLEMENT: { files: '资料' },
  PRICE: { prices: '申请的工程价', remark: '申请原因' },
  ACCEPT_PRICE: {},
  ORDER: { payerCode: '付款方' },
  DELIVER: {
    payerCode: '付款方',
    deliverDate: '交付日期',
    receiverName: '收货人',
    receiverPhone: '电话',
  },
  ACCEPT: { acceptDate: '验收日期', files: '验收照片' },
};

/** The labels of the fields of a step that are still empty. */
export function missingFields(
  step: ProjectStep,
  draft: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  return Object.entries(FIELDS[step]).flatMap(([name, label]) => (draft[name]?.trim() ? [] : [label]));
}

/** A product of a project with its number, as it is chosen. */
export interface ProjectLine {
  readonly productCode: string;
  readonly productModel: string;
  /** As it was typed. */
  readonly number: string;
}

/** The server's limits of a line. */
const UNITS = { min: 1, max: 9999, step: 1 } as const;
/** The server's limit of lines. */
const MOST_PROJECT_LINES = 50;

/** The problem with the products of a project; undefined when they can be sent. */
export function linesProblem(lines: readonly ProjectLine[]): string | undefined {
  if (lines.length === 0) return '请至少选一种商品';
  if (lines.length > MOST_PROJECT_LINES) return `一个工程最多 ${MOST_PROJECT_LINES} 种商品`;
  for (const { productModel, number } of lines) {
    const read = readQuantity(number, UNITS);
    if (!read.ok) return `${productModel}：${read.text}`;
  }
  return undefined;
}

/** A price that a dealer asks for may not be above the ordinary one. */
export function targetPriceProblem(text: string | undefined, normalPrice: number): string | undefined {
  if (!text?.trim()) return '请填写申请的单价';
  const read = readAmount(text.trim());
  if (!read.ok) return read.text;
  if (compareAmounts(read.amount, 0) !== 1) return '单价要大于 0';
  if (!isAmount(normalPrice)) return '普通价无法识别，请稍后再试';
  return compareAmounts(read.amount, normalPrice) === 1
    ? `不能高于普通价 ${formatYuan(normalPrice)}`
    : undefined;
}

interface QuotedGoods {
  readonly number: number;
  readonly price: number;
  readonly normalPrice?: number | undefined;
  readonly quotePrice?: number | undefined;
}

/**
 * The price that a quote is compared with, beside the product and in the sum: the ordinary one, also where the product
 * has a project price already. The wire leaves it out where the price is the ordinary one.
 * @returns yuan for one piece
 */
export function priceBeforeQuote({ normalPrice, price }: Pick<QuotedGoods, 'normalPrice' | 'price'>): number {
  return normalPrice ?? price;
}

/** The sum of a quote, and its difference from the ordinary prices; undefined where a price or a number cannot be read. */
export function quoteSum(goods: readonly QuotedGoods[]): {
  readonly amount: Money | undefined;
  readonly saved: Money | undefined;
} {
  const sum = (priceOf: (item: QuotedGoods) => number) =>
    sumAmounts(goods.map((item) => orderPrice([{ price: priceOf(item), number: item.number }])));
  const amount = sum(({ quotePrice, price }) => quotePrice ?? price);
  const normal = sum(priceBeforeQuote);
  return { amount, saved: subtractAmounts(normal, amount) };
}

/** A day of delivery or acceptance within its bounds; the sentence at the field. */
export function projectDayProblem(
  day: string | undefined,
  {
    label,
    earliest,
    latest,
  }: { readonly label: string; readonly earliest?: string; readonly latest?: string },
): string | undefined {
  if (!day) return `请选择${label}`;
  const read = wireDay(day);
  const [first, last] = [wireDay(earliest), wireDay(latest)];
  if (!read || (earliest && !first) || (latest && !last)) return `${label}无法识别，请重新选择`;
  if (first && read < first) return `${label}最早 ${first}`;
  return last && read > last ? `${label}不能晚于 ${last}` : undefined;
}
