import { notifyManager } from '@tanstack/react-query';

/** A tab in the background draws no frames; its answers are reported after so many milliseconds. */
const WITHOUT_FRAME_MS = 100;

/** Reports the answers that come within one frame together: a page that loads is drawn once for all of them. */
export function reportAnswersByFrame(): void {
  let waiting: (() => void)[] = [];
  let frame = 0;
  let timer = 0;
  const report = () => {
    // The later of the two would report the next answers before their frame.
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
    const callbacks = waiting;
    waiting = [];
    for (const callback of callbacks) callback();
  };
  notifyManager.setScheduler((callback) => {
    waiting.push(callback);
    if (waiting.length > 1) return;
    frame = requestAnimationFrame(report);
    timer = window.setTimeout(report, WITHOUT_FRAME_MS);
  });
}
