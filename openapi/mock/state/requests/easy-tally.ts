import { businessTime } from '../memory/clock';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';

/** How long a token of the videos holds. Assumption. */
const TOKEN_MS = 10 * 60_000;

/** The easy-tally system's help: each question gives a new token. */
export const easyTallyHandlers: Handlers = handle('getYilihuoVideoToken', ({ dealer, now, done }) =>
  done({
    token: `video-${dealer.persona.saletoCode}-${now.getTime()}`,
    expireAt: businessTime(new Date(now.getTime() + TOKEN_MS)),
  }),
);
