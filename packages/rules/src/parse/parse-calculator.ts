/** Checks what is known of a product when it is picked in the calculator (CALC-01, CALC-03, CALC-05). */
import * as z from 'zod/mini';
import type { CalculatorProduct } from '../calculator';
import { type Parsed, parser } from './parsed';
import { code, maybeCode, maybeFigure, maybeFlag, objectOf } from './wire-fields';

const maybePieces = z.nullish(z.number('应为数字'));

// A figure may come as any text: CALC-03 asks the user for it then, instead of refusing the product.
const calculatorProduct = objectOf({
  productCode: code,
  zsdRevqSum: maybeCode,
  storeAmt: maybeCode,
  jshdQtyT0: maybeCode,
  jshdQtyT1: maybeCode,
  jshdQtyT2: maybeCode,
  growthRates: maybeCode,
  markOrDrop: maybeFlag,
  countOrder3months: maybeFigure,
  centreStock: maybePieces,
  maxStock: maybePieces,
});

/** The product of the calculator, or which of its fields is wrong (CALC-01, 2§3). */
export const parseCalculatorProduct: (value: unknown) => Parsed<CalculatorProduct> =
  parser(calculatorProduct);
