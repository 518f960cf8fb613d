import './arriving.css';

/**
 * Stands for a part of a page that may come or stay away, of a height that only its answer tells: what follows it is
 * drawn when it is decided, or after three seconds, and does not jump.
 */
export function Arriving() {
  return <span className="arriving" hidden />;
}
