/**
 * The one shape of "no, because": a code, what its sentence names, and a table of sentences for each language. A code is
 * stable and means one thing, so that a log, a test and a second language need no prose.
 */

/** The languages of the sentences; the caller chooses. */
export type Language = 'zh' | 'en';

/** What a sentence names that names nothing. */
export type NoParams = Readonly<Record<string, never>>;

/** The refusals of an area. @typeParam Params what the sentence of each code names */
export type RefusalOf<Params> = {
  readonly [Code in keyof Params]: { readonly code: Code; readonly params: Params[Code] };
}[keyof Params];

/** A sentence for each code: a table that lacks one does not compile. */
export type Sentences<Params> = { readonly [Code in keyof Params]: (params: Params[Code]) => string };

/** The sentence of a refusal in a language, Chinese if not said; undefined for none. */
export interface TextOf<Refusal> {
  (refusal: Refusal, language?: Language): string;
  (refusal: Refusal | undefined, language?: Language): string | undefined;
}

/** The function that says the refusals of an area, from its tables. */
export function textOf<Params>(
  tables: Readonly<Record<Language, Sentences<Params>>>,
): TextOf<RefusalOf<Params>> {
  const say = <Code extends keyof Params>(
    { code, params }: { readonly code: Code; readonly params: Params[Code] },
    language: Language,
  ) => tables[language][code](params);
  function text(refusal: RefusalOf<Params>, language?: Language): string;
  function text(refusal: RefusalOf<Params> | undefined, language?: Language): string | undefined;
  function text(refusal: RefusalOf<Params> | undefined, language: Language = 'zh'): string | undefined {
    return refusal && say(refusal, language);
  }
  return text;
}
