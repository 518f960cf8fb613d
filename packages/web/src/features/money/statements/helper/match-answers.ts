/** The messages of the matching worker: its progress, at most four times a second, and the result. */
import {
  type Books,
  type Matching,
  type MatchProgress,
  type MatchRules,
  matchSteps,
} from '@dealer-portal/rules/reconciliation';

export interface MatchRequest {
  readonly books: Books;
  readonly rules: MatchRules;
}

export type MatchAnswer =
  | { readonly kind: 'progress'; readonly progress: MatchProgress }
  | { readonly kind: 'done'; readonly matching: Matching };

const PROGRESS_MS = 250;

/** The answers to a request, in order; `now` is in milliseconds. */
export function* matchAnswers({ books, rules }: MatchRequest, now: () => number): Generator<MatchAnswer> {
  const steps = matchSteps(books, rules);
  let last = Number.NEGATIVE_INFINITY;
  for (;;) {
    const { done, value } = steps.next();
    if (done) {
      yield { kind: 'done', matching: value };
      return;
    }
    const time = now();
    if (time - last < PROGRESS_MS) continue;
    last = time;
    yield { kind: 'progress', progress: value };
  }
}
