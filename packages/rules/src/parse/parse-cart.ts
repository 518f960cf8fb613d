/** Checks what the cart call answers (CART-01). */
import * as z from 'zod/mini';
import type { CartEntry } from '../cart';
import { type Parsed, parser } from './parsed';
import { code, figure, listOf, maybeCode, maybeFigure, maybeFlag, maybeText, objectOf } from './wire-fields';

const versionInfo = objectOf({
  versionCode: z.optional(z.string('应为文字')),
  usableQty: maybeFigure,
  realQty: maybeFigure,
});

const productLine = objectOf({
  productCode: code,
  number: figure,
  price: maybeFigure,
  priceType: maybeText,
  priceVersionInfo: z.nullish(versionInfo),
  priceVersion: maybeText,
  stockVersion: maybeText,
  isStock: maybeFlag,
  weekPromise: maybeCode,
  farWeek: maybeCode,
  creditModel: maybeCode,
  isCheckCreditModel: maybeFlag,
  isCheckWeekPromise: maybeFlag,
  isCheckFarWeek: maybeFlag,
  farWeekDate: maybeText,
  transferVersion: maybeText,
  productSeries: maybeText,
  saleOrgCode: maybeText,
  yuncangType: maybeText,
  yuncangCode: maybeText,
  kuanXian: maybeFigure,
  isCheckKuanXian: maybeFlag,
  ylhSupplyCode: maybeText,
  yjcyNum: maybeFigure,
});

const cartEntry = objectOf({
  id: z.optional(z.union([z.string(), z.number()], '应为文字或数字')),
  composeId: z.optional(z.union([z.string(), z.number()], '应为文字或数字')),
  composeEnable: maybeFlag,
  activityType: z.literal([1, 2, 3], '应为 1、2 或 3'),
  activityId: maybeCode,
  yjBigVersion: maybeCode,
  number: figure,
  productList: listOf(productLine),
  totalPrice: maybeFigure,
  isChecked: maybeFlag,
  index: z.optional(z.number('应为数字')),
});

/** The entries of a cart, or which field of which entry is wrong (CART-01, 2§3). */
export const parseCartEntries: (value: unknown) => Parsed<readonly CartEntry[]> = parser(listOf(cartEntry));
