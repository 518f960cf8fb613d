import { notifyManager } from '@tanstack/react-query';

/** As long as a frame, in milliseconds. */
const FRAME_MS = 16;

/**
 * Reports the answers that come within the time of one frame together: a page that loads is drawn once for all of them.
 * A timer and not the frame itself, whose task would then draw, style and paint in one piece.
 */
export function reportAnswersByFrame(): void {
  let waiting: (() => void)[] = [];
  const report = () => {
    const callbacks = waiting;
    waiting = [];
    for (const callback of callbacks) callback();
  };
  notifyManager.setScheduler((callback) => {
    waiting.push(callback);
    if (waiting.length === 1) window.setTimeout(report, FRAME_MS);
  });
}
