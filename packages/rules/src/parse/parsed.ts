/** The edge of the package: what comes from a wire or a store is checked here, and an error names the field. */
import type * as z from 'zod/mini';

/** What is wrong with one field. */
export interface Problem {
  /** Where, as in `[0].productList[1].price`; empty for the value as a whole. */
  readonly field: string;
  /** What is wrong, in Chinese. */
  readonly text: string;
}

/** The value as it was given, now with a type; or everything that is wrong with it. */
export type Parsed<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** A function that checks a value by a schema. The value itself comes back, not a copy: unknown fields stay. */
export function parser<T>(schema: z.ZodMiniType<T>): (value: unknown) => Parsed<T> {
  return (value) => {
    const result = schema.safeParse(value);
    // No schema of this package changes a value, so the checked one is of the schema's type.
    if (result.success) return { ok: true, data: value as T };
    return {
      ok: false,
      problems: result.error.issues.map(({ path, message }) => ({ field: fieldName(path), text: message })),
    };
  };
}

/** All problems in one sentence, for a log or a message: `[0].price：应为金额`. */
export function problemsText(problems: readonly Problem[]): string {
  return problems.map(({ field, text }) => (field === '' ? text : `${field}：${text}`)).join('；');
}
