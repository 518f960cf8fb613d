/** Products side by side (SEARCH-01). */

/** So many stand side by side. */
export const COMPARED_LIMIT = 4;

/** The product codes that an address names, each once, as many as stand side by side. */
export function readComparedCodes(text: string | null | undefined): readonly string[] {
  const codes = (text ?? '').split(',').map((code) => code.trim());
  return [...new Set(codes.filter((code) => code !== ''))].slice(0, COMPARED_LIMIT);
}

/** A fact of the products, in their order; undefined where a product does not have it or it is not known. */
export interface ComparedFact {
  readonly name: string;
  readonly values: readonly (string | undefined)[];
  /** Two products that say something say different things. */
  readonly isDifferent: boolean;
}

/** The facts of one product by name. */
export type ProductFacts = readonly (readonly [name: string, value: string | undefined])[];

/**
 * The facts of several products side by side: each name once, in the order in which they are met.
 * @returns no fact that none of them has
 */
export function comparedFacts(products: readonly ProductFacts[]): readonly ComparedFact[] {
  const names = new Set(products.flatMap((facts) => facts.map(([name]) => name)));
  return [...names].flatMap((name): readonly ComparedFact[] => {
    const values = products.map((facts) => facts.find((fact) => fact[0] === name)?.[1]);
    const different = new Set(values.filter((value) => value !== undefined));
    return different.size === 0 ? [] : [{ name, values, isDifferent: different.size > 1 }];
  });
}
