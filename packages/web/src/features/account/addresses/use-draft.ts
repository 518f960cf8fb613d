import { useState } from 'react';
import {
  type AddressDraft,
  type DraftField,
  type DraftProblems,
  draftProblems,
  draftSlot,
  EMPTY_DRAFT,
} from './address-draft';

interface Draft {
  readonly draft: AddressDraft;
  readonly problems: DraftProblems;
  readonly change: (change: Partial<AddressDraft>) => void;
  /** Checks every field; true when the form can be sent. */
  readonly check: () => boolean;
  /** After it was saved. */
  readonly forget: () => void;
}

/**
 * The text typed into an address form, kept in the browser until it was saved.
 * @param of the ship-to, or `new`
 * @param fields the fields that the form has
 * @param start the known values before anything was typed
 */
export function useDraft(of: string, fields: readonly DraftField[], start?: Partial<AddressDraft>): Draft {
  const stored = draftSlot(of);
  const [draft, setDraft] = useState<AddressDraft>(() => stored.read() ?? { ...EMPTY_DRAFT, ...start });
  const [isChecked, setChecked] = useState(false);
  return {
    draft,
    problems: isChecked ? draftProblems(draft, fields) : {},
    change: (change) => {
      const next = { ...draft, ...change };
      setDraft(next);
      stored.write(next);
    },
    check: () => {
      setChecked(true);
      return Object.keys(draftProblems(draft, fields)).length === 0;
    },
    forget: () => stored.clear(),
  };
}
