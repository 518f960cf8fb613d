import { useBusyText } from '#platform/busy';
import '../layouts/layouts.css';

/** The full-screen loading of protocol checks and exports, with what is being done (SIDE-07). */
export function BusyOverlay() {
  const text = useBusyText();
  return (
    <div role="status">
      {text !== undefined && (
        <div className="busy-overlay">
          <span className="busy-overlay-mark" aria-hidden="true" />
          {text}
        </div>
      )}
    </div>
  );
}
