import { vi } from 'vitest';
import {
  type MatchAnswer,
  type MatchRequest,
  matchAnswers,
} from '../features/money/statements/helper/match-answers';
import { type FileAnswer, type FileRequest, openFileAnswers } from '../widgets/columns/file-answers';

/** A worker on the page's own thread: it answers in the next task, or never until it is let go. */
export class OwnWorker {
  static readonly waiting: (() => void)[] = [];
  static isHeld = false;
  /** Every request that a worker got. */
  static readonly requests: (MatchRequest | FileRequest)[] = [];
  readonly files = openFileAnswers();
  onmessage?: (event: { data: MatchAnswer | FileAnswer }) => void;
  isEnded = false;
  terminate = vi.fn(() => {
    this.isEnded = true;
  });
  postMessage(request: MatchRequest | FileRequest): void {
    OwnWorker.requests.push(request);
    const answer = async () => {
      const answers = 'kind' in request ? [await this.files(request)] : matchAnswers(request, () => 0);
      for (const data of answers) if (!this.isEnded) this.onmessage?.({ data });
    };
    if (OwnWorker.isHeld) OwnWorker.waiting.push(() => void answer());
    else queueMicrotask(() => void answer());
  }
}
