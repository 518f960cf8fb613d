import { slice } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';

/** The types of signing reminders that the dealer does not want any more. */
const signingTipsOf = slice('signingTips', (): { types: readonly string[] } => ({ types: [] }));

export const signingTipHandlers: Handlers = {
  ...handle('getSigningTips', ({ dealer, done }) => {
    const tip = dealer.example('getSigningTips');
    return done(signingTipsOf(dealer).types.includes(tip.type ?? '') ? { isTips: false } : tip);
  }),

  ...handle('closeSigningTips', ({ dealer, params, done }) => {
    const signingTips = signingTipsOf(dealer);
    signingTips.types = [...signingTips.types, params.type];
    return done();
  }),
};
