import './arriving.css';

/**
 * The place of a part that may come or not, with a height known only from its answer. The following parts are drawn
 * when it is decided, or after three seconds, and do not jump.
 */
export function Arriving() {
  return <span className="arriving" hidden />;
}
