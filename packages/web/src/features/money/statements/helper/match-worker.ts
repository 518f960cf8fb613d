/** Matches two books outside of the page's thread, so that 20,000 rows do not block it; nothing leaves the browser. */
import { type MatchRequest, matchAnswers } from './match-answers';

self.addEventListener('message', ({ data }: MessageEvent<MatchRequest>) => {
  for (const answer of matchAnswers(data, () => performance.now())) self.postMessage(answer);
});
