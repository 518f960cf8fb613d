import { fields, text } from '../memory/input';
import { slice } from '../memory/slice';
import type { Handlers } from '../memory/state';

/** The types of signing reminders that the dealer does not want any more. */
const signingTipsOf = slice('signingTips', (): { types: readonly string[] } => ({ types: [] }));

export const signingTipHandlers: Handlers = {
  getSigningTips: (dealer, { done }) => {
    const tip = fields(dealer.example('getSigningTips'));
    return done(signingTipsOf(dealer).types.includes(text(tip, 'type')) ? { isTips: false } : tip);
  },

  closeSigningTips: (dealer, { params, done }) => {
    const signingTips = signingTipsOf(dealer);
    signingTips.types = [...signingTips.types, params['type'] ?? ''];
    return done();
  },
};
