import { vi } from 'vitest';
import {
  type MatchAnswer,
  type MatchRequest,
  matchAnswers,
} from '../features/statements/helper/match-answers';

/** A worker on the page's own thread: it answers in the next task, or never until it is let go. */
export class OwnWorker {
  static readonly waiting: (() => void)[] = [];
  static isHeld = false;
  onmessage?: (event: { data: MatchAnswer }) => void;
  terminate = vi.fn();
  postMessage(request: MatchRequest): void {
    const answer = () => {
      for (const data of matchAnswers(request, () => 0)) this.onmessage?.({ data });
    };
    if (OwnWorker.isHeld) OwnWorker.waiting.push(answer);
    else queueMicrotask(answer);
  }
}
