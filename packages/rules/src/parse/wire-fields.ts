/** The kinds of field that the wire has, each with its Chinese message. */
import * as z from 'zod/mini';
import { isAmount } from '../money';

/** Text that must be there. */
export const text = z.string('应为文字');

/** Text that must not be empty: a code or a number of something. */
export const code = z.string('应为文字').check(z.minLength(1, '不能为空'));

/** Text that may be missing. */
export const maybeText = z.nullish(text);

/** A code as text or number, which may be missing. */
export const maybeCode = z.nullish(z.union([z.string(), z.number()], '应为文字或数字'));

function isFigure(value: number | string): boolean {
  return value === '' || isAmount(value);
}

/** A figure as a number or its text; the empty text stands for nothing. */
export const figure = z.union([z.number(), z.string()], '应为数字').check(z.refine(isFigure, '应为数字'));

/** A figure that may be missing. */
export const maybeFigure = z.nullish(figure);

/** A yes or no in any of the wire's forms, which may be missing. */
export const maybeFlag = z.nullish(z.union([z.boolean(), z.number(), z.string()], '应为是或否'));

/** A list of anything that the schema takes. */
export function listOf<S extends z.ZodMiniType>(item: S): z.ZodMiniArray<S> {
  return z.array(item, '应为列表');
}

/** An object with these fields; unknown ones may be there too. */
export function objectOf<S extends z.core.$ZodLooseShape>(shape: S) {
  return z.looseObject(shape, '应为对象');
}
