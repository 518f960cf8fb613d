import type { Middleware } from '../core/call';
import { failed } from '../core/failure';
import { limited, signalsOf } from '../core/limits';

/**
 * Middleware that lets at most so many calls of a client be under way; the others wait in their order. The signal of a
 * call ends its wait, and so does a deadline of `retryReads`; its time-out begins when it is sent.
 * @param most calls at once, 1 or more
 * @throws {RangeError} for anything else
 */
export function limitCalls(most: number): Middleware {
  if (!(most >= 1)) throw new RangeError(`limitCalls needs 1 or more calls at once, not ${most}`);
  const waiting: (() => void)[] = [];
  let running = 0;
  /** Hands the place over to the next call, or frees it. */
  const leave = () => {
    const enter = waiting.shift();
    if (enter) enter();
    else running -= 1;
  };
  return async (request, next) => {
    if (running < most) running += 1;
    else {
      let enter = (): void => undefined;
      const turn = new Promise<undefined>((resolve) => {
        enter = () => resolve(undefined);
      });
      waiting.push(enter);
      const ended = await limited(
        { signals: signalsOf(request.options) },
        () => turn,
        (kind, cause) => failed(request, kind, { cause }),
      );
      if (ended) {
        const at = waiting.indexOf(enter);
        // Its turn may have come in the same moment: then the next one has it.
        if (at < 0) leave();
        else waiting.splice(at, 1);
        return ended;
      }
    }
    try {
      return await next(request);
    } finally {
      leave();
    }
  };
}
