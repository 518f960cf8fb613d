import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { createStore } from '#ui/store';

/** As long as a frame, in milliseconds. */
const FRAME_MS = 16;

/**
 * While more answers are on their way, in milliseconds: a tenth of a second reads as at once. With half of it, pages
 * were drawn a third more often.
 */
const LOADING_MS = 100;

/** The longest that an answer waits for what is being drawn, in milliseconds. */
const HELD_MS = 300;

/** How many things are being drawn in pieces just now. */
const drawings = createStore(0);

/**
 * Keeps answers back while something large is drawn in pieces: an answer in between would begin the piece again.
 * @returns ends it
 */
export function holdAnswers(): () => void {
  drawings.write(drawings.read() + 1);
  return () => drawings.write(drawings.read() - 1);
}

/**
 * Reports the answers that come shortly one after another together: a page that loads is drawn once for all of them.
 * A timer and not the frame itself, whose task would then draw, style and paint in one piece.
 */
export function reportAnswersTogether(client: QueryClient): void {
  let waiting: (() => void)[] = [];
  let timer: number | undefined;
  const report = () => {
    const callbacks = waiting;
    waiting = [];
    for (const callback of callbacks) callback();
  };
  const reportAfter = (ms: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(report, ms);
  };
  notifyManager.setScheduler((callback) => {
    waiting.push(callback);
    if (waiting.length > 1) return;
    if (isDrawing()) reportAfter(HELD_MS);
    else reportAfter(client.isFetching() > 0 ? LOADING_MS : FRAME_MS);
  });
  drawings.subscribe(() => waiting.length > 0 && reportAfter(isDrawing() ? HELD_MS : FRAME_MS));
}

const isDrawing = () => drawings.read() > 0;
