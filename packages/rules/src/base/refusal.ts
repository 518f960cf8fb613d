/**
 * The one shape of "no, because": a code, what its sentence names, and a table of sentences for each language. A code is
 * stable and means one thing, so that a log, a test and a second language need no prose.
 */

/** What a sentence names that names nothing. */
export type NoParams = Readonly<Record<string, never>>;

/** The refusals of an area. @typeParam Params what the sentence of each code names */
export type RefusalOf<Params> = {
  readonly [Code in keyof Params]: { readonly code: Code; readonly params: Params[Code] };
}[keyof Params];

/** A refusal that names nothing; of several codes, one of each. */
export type PlainRefusal<Code> = Code extends string
  ? { readonly code: Code; readonly params: NoParams }
  : never;

/** A refusal that names nothing. */
export function refuse<Code extends string>(code: Code): PlainRefusal<Code>;
/**
 * A refusal.
 * @param params what its sentence names
 */
export function refuse<Code extends string, Params>(
  code: Code,
  params: Params,
): { readonly code: Code; readonly params: Params };
export function refuse(
  code: string,
  params: unknown = {},
): { readonly code: string; readonly params: unknown } {
  return { code, params };
}

/** Why a text could not be read. */
interface Refused<Refusal> {
  readonly ok: false;
  readonly refusal: Refusal;
}

/** The answer of a reader that says no. */
export function refused<Refusal>(refusal: Refusal): Refused<Refusal> {
  return { ok: false, refusal };
}

/** A sentence for each code: a table that lacks one does not compile. */
export type Sentences<Params> = { readonly [Code in keyof Params]: (params: Params[Code]) => string };

/** The sentences of two areas in one table: for rules of one that answer refusals of the other as they are. */
export function joinSentences<Own, Other>(
  own: Sentences<Own>,
  other: Sentences<Other>,
): Sentences<Own> & Sentences<Other> {
  return { ...own, ...other };
}

/** The sentence of a refusal, Chinese unless the sentences of another language are given; undefined for none. */
export interface TextOf<Params> {
  (refusal: RefusalOf<Params>, sentences?: Sentences<Params>): string;
  (refusal: RefusalOf<Params> | undefined, sentences?: Sentences<Params>): string | undefined;
}

/**
 * The function that says the refusals of an area.
 * @param chinese its sentences; those of another language come with the call, so that a bundle holds what it says alone
 */
export function textOf<Params>(chinese: Sentences<Params>): TextOf<Params> {
  const say = <Code extends keyof Params>(
    { code, params }: { readonly code: Code; readonly params: Params[Code] },
    sentences: Sentences<Params>,
  ) => sentences[code](params);
  function text(refusal: RefusalOf<Params>, sentences?: Sentences<Params>): string;
  function text(refusal: RefusalOf<Params> | undefined, sentences?: Sentences<Params>): string | undefined;
  function text(refusal: RefusalOf<Params> | undefined, sentences = chinese): string | undefined {
    return refusal && say(refusal, sentences);
  }
  return text;
}
