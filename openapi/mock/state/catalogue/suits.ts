import type { Row } from '../memory/shapes';
import type { Handlers } from '../memory/state';
import { fromExample } from '../resources/from-example';
import { listOf } from '../resources/list';
import { handle } from '../resources/typed-handler';

/** Suits are only read; the examples hold all of them. */
export const suitHandlers: Handlers = {
  ...listOf<'listSuits', Row<'listSuits'>>('listSuits', {
    rows: fromExample('listSuits'),
    filters: { categoryCode: { is: 'categoryCode' } },
    totals: {},
    show: (row) => row,
  }),

  ...handle('getSuit', ({ dealer, params, done, refuse }) => {
    const suit = dealer.examples('getSuit').find(({ planId }) => planId === params.planId);
    return suit ? done(suit) : refuse('refused');
  }),
};
