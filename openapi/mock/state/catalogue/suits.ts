import { type Fields, fields } from '../memory/input';
import { pageOf } from '../memory/pages';
import { exampleRows, isEqualOrAny } from '../memory/rows';
import type { Handlers } from '../memory/state';

/** Suits are only read; the examples hold all of them. */
export const suitHandlers: Handlers = {
  listSuits: (dealer, { input, done }) =>
    done(
      pageOf(
        exampleRows(dealer, 'listSuits').filter((row) => isEqualOrAny(row, input, 'categoryCode')),
        input,
      ),
    ),

  getSuit: (dealer, { params, done, refuse }) => {
    const suits: readonly Fields[] = dealer.examples('getSuit').map(({ data }) => fields(data));
    const suit = suits.find((suit) => suit['planId'] === params['planId']);
    return suit ? done(suit) : refuse('refused');
  },
};
