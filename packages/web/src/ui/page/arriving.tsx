import { markUpToPage } from '../marks';
import './arriving.css';

const markArriving = markUpToPage('data-arriving');

/** A `ref` of a skeleton: what comes below it waits, too. */
export const markSkeleton = markUpToPage('data-skeleton');

/**
 * The place of a part that may come or not, with a height known only from its answer. The following parts are drawn
 * when it is decided, or after three seconds, and do not jump.
 */
export function Arriving() {
  return <span ref={markArriving} hidden />;
}
