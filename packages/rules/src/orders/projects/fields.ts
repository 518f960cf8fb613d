/** The fields of each project step, and the problems with their values (FIN-10, VALID-01). */

import {
  compareAmounts,
  isAmount,
  type Money,
  orderPrice,
  subtractAmounts,
  sumAmounts,
} from '../../base/money';
import { refuse } from '../../base/refusal';
import { wireDay } from '../../base/shanghai';
import { readAmount, readQuantity } from '../../fields/input';
import type { ProjectDay, ProjectRefusal } from './project-refusals';
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

/** Why the products of a project cannot be sent; undefined when they can be sent. */
export function projectLinesRefusal(lines: readonly ProjectLine[]): ProjectRefusal | undefined {
  if (lines.length === 0) return refuse('project.linesMissing');
  if (lines.length > MOST_PROJECT_LINES) return refuse('project.tooManyLines', { most: MOST_PROJECT_LINES });
  for (const { productModel, number } of lines) {
    const read = readQuantity(number, UNITS);
    if (!read.ok) return refuse('project.number', { product: productModel, quantity: read.refusal });
  }
  return undefined;
}

/** Why a price that a dealer asks for is not taken: it may not be above the ordinary one. */
export function targetPriceRefusal(
  text: string | undefined,
  normalPrice: number,
): ProjectRefusal | undefined {
  const typed = text?.trim();
  if (!typed) return refuse('project.priceMissing');
  const read = readAmount(typed);
  if (!read.ok) return read.refusal;
  if (compareAmounts(read.amount, 0) !== 1) return refuse('project.priceZero');
  if (!isAmount(normalPrice)) return refuse('project.normalPriceUnread');
  return compareAmounts(read.amount, normalPrice) === 1
    ? refuse('project.priceTooHigh', { normalPrice })
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

/** Why a day of delivery or acceptance is not taken: none, or not within its bounds. */
export function projectDayRefusal(
  day: string | undefined,
  {
    which,
    earliest,
    latest,
  }: { readonly which: ProjectDay; readonly earliest?: string; readonly latest?: string },
): ProjectRefusal | undefined {
  if (!day) return refuse('project.dayMissing', { which });
  const read = wireDay(day);
  const [first, last] = [wireDay(earliest), wireDay(latest)];
  if (!read || (earliest && !first) || (latest && !last)) return refuse('project.dayUnread', { which });
  if (first && read < first) return refuse('project.dayTooEarly', { which, earliest: first });
  return last && read > last ? refuse('project.dayTooLate', { which, latest: last }) : undefined;
}
