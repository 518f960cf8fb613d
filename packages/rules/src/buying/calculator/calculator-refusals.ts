/** Why nothing is calculated, or ordered by what was: codes with their sentences (CALC-02, CALC-05). */
import { joinSentences, type NoParams, type RefusalOf, type Sentences, textOf } from '../../base/refusal';
import { QUANTITY_CHINESE, type QuantityParams } from '../../fields/input/quantity-refusals';
import { STOCK_CHINESE, type StockParams } from '../../fields/input/stock-refusals';

/** What the sentence of each code names. */
export interface CalculatorParams {
  readonly 'calculator.productMissing': NoParams;
  readonly 'calculator.figureUnread': NoParams;
  readonly 'calculator.salesZero': NoParams;
  readonly 'calculator.dailyZero': NoParams;
  readonly 'calculator.stockMissing': NoParams;
  readonly 'calculator.days': { readonly min: number; readonly max: number };
  readonly 'calculator.maxStockUnread': NoParams;
  readonly 'calculator.aboveMaxStock': { readonly maxStock: number };
  readonly 'calculator.todayUnread': NoParams;
  readonly 'calculator.nothingToOrder': NoParams;
  readonly 'calculator.orderLimitUnread': NoParams;
  readonly 'calculator.aboveLimit': { readonly limit: number };
  /** Retail or stock is 0, or did not come: the user enters it. */
  readonly 'calculator.figuresMissing': NoParams;
  /** Nothing was picked up for three months: the user says for what it is. */
  readonly 'calculator.noPickups': NoParams;
  /** The server did not take the replenishment, and may say why. */
  readonly 'calculator.refused': { readonly message: string };
}

/** Why nothing is calculated or ordered. */
export type CalculatorRefusal = RefusalOf<CalculatorParams & QuantityParams & StockParams>;

const CHINESE: Sentences<CalculatorParams> = {
  'calculator.productMissing': () => '必须录入产品型号才能计算',
  'calculator.figureUnread': () => '无法识别，请手动修改',
  'calculator.salesZero': () => '前60天零售不能为0，请录入后再计算',
  'calculator.dailyZero': () => '日均销量须大于0，请核对前60天零售与增长率',
  'calculator.stockMissing': () => '库存未获取到，请手动修改',
  'calculator.days': ({ min, max }) => `周转天数须在 ${min} 到 ${max} 之间`,
  'calculator.maxStockUnread': () => '最大库存无法识别，暂不能计算',
  'calculator.aboveMaxStock': ({ maxStock }) => `超过最大库存 ${maxStock} 台，不能计算`,
  'calculator.todayUnread': () => '今天的日期无法识别，请校准电脑时间后重试',
  'calculator.nothingToOrder': () => '计算结果为 0 台，不需要订货',
  'calculator.orderLimitUnread': () => '最大库存无法识别，暂不能订货',
  'calculator.aboveLimit': ({ limit }) => `超过最大库存 ${limit} 台，不能全部订货`,
  'calculator.figuresMissing': () => '前60天零售或库存为0或未获取到，请手动修改',
  'calculator.noPickups': () => '该产品近三个月没有提货，请确认是补货还是出样',
  'calculator.refused': ({ message }) => message || '该产品暂不允许下单',
};

/** The sentence of a refusal; undefined for none (CALC-02, CALC-05). */
export const calculatorText = /* @__PURE__ */ textOf<CalculatorParams & QuantityParams & StockParams>(
  /* @__PURE__ */ joinSentences(CHINESE, /* @__PURE__ */ joinSentences(QUANTITY_CHINESE, STOCK_CHINESE)),
);
