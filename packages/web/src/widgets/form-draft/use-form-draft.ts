import { useState } from 'react';
import { isRecord, isText, slot } from '#platform/browser/storage';

type Texts = Readonly<Record<string, string>>;

/**
 * The text fields of a form, kept in this tab until they were sent; a day is kept as its text.
 * @param name the form with its subject: sold-to or document
 */
export function useFormDraft(name: string) {
  const [stored] = useState(() => slot('session', `draft:${name}`, isRecord));
  const [start] = useState(
    (): Texts =>
      Object.fromEntries(
        Object.entries(stored.read() ?? {}).filter((entry): entry is [string, string] => isText(entry[1])),
      ),
  );
  return { start, keep: (fields: object) => stored.write({ ...fields }), forget: stored.clear };
}

/** The kept values of a form. */
export type FormDraft = ReturnType<typeof useFormDraft>;
