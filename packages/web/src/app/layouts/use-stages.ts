import { startTransition, useEffect, useState } from 'react';
import { holdAnswers } from '#platform/calls/answer-notices';

/**
 * Draws something large in stages. Each is a separate task that leaves room for a key, and begins when the last one is
 * on the screen.
 * @param last the number of the last stage
 * @returns the stage to draw, from 0 to last
 */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0);
  const isWhole = stage === last;
  useEffect(() => (isWhole ? undefined : holdAnswers()), [isWhole]);
  useEffect(() => {
    if (stage < last) startTransition(() => setStage(stage + 1));
  }, [stage, last]);
  return stage;
}
