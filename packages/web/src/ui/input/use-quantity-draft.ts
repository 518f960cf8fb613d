import { type QuantityRead, quantityText } from '@dealer-portal/rules/input';
import { useState } from 'react';

/** The checked text of a quantity field: the value of a row of fields. */
export interface QuantityDraft {
  /** Pieces; 0 while the text is none. */
  readonly number: number;
  /** The problem with it, shown at the field. */
  readonly problem?: string;
  /** The text is no quantity: nothing is sent before that is settled. */
  readonly isWrong?: boolean;
}

/** The draft of a text that is no quantity: the one before does not count any more. */
export function wrongDraft(problem: string): QuantityDraft {
  return { number: 0, problem, isWrong: true };
}

/**
 * One quantity with a button next to it: the text of the field decides. While that is no quantity, the button has a
 * reason instead (CART-09).
 * @param read the rule of the page, asked at each drawing, since its range may change
 */
export function useQuantityDraft(initial: number, read: (text: string) => QuantityRead) {
  const [draft, setDraft] = useState<QuantityDraft>({ number: initial });
  const judged = draft.isWrong ? undefined : read(String(draft.number));
  const problem = judged?.ok === false ? quantityText(judged.refusal) : draft.problem;
  return {
    /** Pieces; undefined while the text is none. */
    quantity: problem === undefined ? draft.number : undefined,
    /** Why there is no quantity. */
    reason: problem,
    /** The props of its QuantityInput. */
    field: {
      value: draft.number,
      problem,
      isLive: true,
      read,
      onCommit: (number: number) => setDraft({ number }),
      onWrong: (wrong: string | undefined) => wrong !== undefined && setDraft(wrongDraft(wrong)),
    },
  };
}
