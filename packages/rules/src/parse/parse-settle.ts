/** Checks what splitOrder and the payer calls answer (CART-05, PAYER-01, FLOAT-05). */
import * as z from 'zod/mini';
import type { Payer } from '../payer';
import type { SettleData } from '../settle';
import { type Parsed, parser } from './parsed';
import { code, figure, listOf, maybeFigure, maybeText, objectOf } from './wire-fields';

const payerInfo = objectOf({
  payerCode: maybeText,
  payerName: maybeText,
  payerBalance: z.nullish(objectOf({ balance: maybeFigure, paytoCode: maybeText })),
});

const splitOrder = objectOf({
  orderNo: code,
  // A price must be there: without one an order would be placed for nothing.
  splitOrderProductList: listOf(objectOf({ price: figure, number: figure })),
  payerInfo: z.nullish(payerInfo),
  payToList: z.nullish(listOf(payerInfo)),
});

const settleData = objectOf({
  composeProductList: listOf(
    objectOf({ composeOrderNo: z.optional(z.string('应为文字')), splitOrderDetailList: listOf(splitOrder) }),
  ),
});

const payer = objectOf({
  payerCode: z.optional(z.string('应为文字')),
  payerType: maybeText,
  balance: maybeFigure,
});

/** The settlement, or which field of which split order is wrong (CART-05, 2§3). */
export const parseSettleData: (value: unknown) => Parsed<SettleData> = parser(settleData);

/** The payers of the balance popup, or which field of which payer is wrong (FLOAT-05, 2§3). */
export const parsePayers: (value: unknown) => Parsed<readonly Payer[]> = parser(listOf(payer));
