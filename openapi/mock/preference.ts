/** The wish of the caller about the answer: `Prefer: code=429`, `Prefer: example=cartFull`, `dynamic=true`. */
export interface Preference {
  readonly isDynamic: boolean;
  readonly choice: { readonly code?: number; readonly exampleKey?: string; readonly seed?: string };
  /** True when the caller chose anything: then the examples answer, not the state. */
  readonly isGiven: boolean;
  /** True when the state answers: the example is then not looked at. */
  readonly isServed?: boolean;
  /** True when the caller's token was found good: the signature needs no second check. */
  readonly isSigned?: boolean;
}

/**
 * Reads the wish from the `Prefer` header, else from `__code`, `__example`, `__dynamic` in the query.
 * Unknown preferences (`return=minimal`) are not for the mock and are ignored.
 */
export function preferenceOf(header: string | undefined, query: URLSearchParams): Preference {
  const text = header === undefined ? fromQuery(query) : fromHeader(header);
  const code = /^\d{3}$/.test(text['code'] ?? '') ? Number(text['code']) : undefined;
  const choice = {
    ...(code !== undefined && { code }),
    ...(text['example'] && { exampleKey: text['example'] }),
    ...(text['seed'] && { seed: text['seed'] }),
  };
  const isDynamic = text['dynamic'] === 'true';
  return { isDynamic, choice, isGiven: isDynamic || Object.keys(choice).length > 0 };
}

/** The wish for a named example. */
export function exampleWish(exampleKey: string): Preference {
  return { isDynamic: false, choice: { exampleKey }, isGiven: true };
}

function fromHeader(header: string): Record<string, string> {
  const pairs = header.split(/[,;]/).map((part) => {
    const [name = '', ...rest] = part.split('=');
    return [
      name.trim().toLowerCase(),
      rest
        .join('=')
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    ] as const;
  });
  return Object.fromEntries(pairs);
}

function fromQuery(query: URLSearchParams): Record<string, string> {
  const names = ['code', 'example', 'dynamic', 'seed'];
  return Object.fromEntries(names.map((name) => [name, query.get(`__${name}`) ?? '']));
}
