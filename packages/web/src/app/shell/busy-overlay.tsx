import { Spin } from 'antd';
import { useBusyText } from '#platform/busy';

/** The full-screen loading of protocol checks and exports, with what is being done (SIDE-07). */
export function BusyOverlay() {
  const text = useBusyText();
  return (
    <div role="status">
      <Spin fullscreen spinning={text !== undefined} description={text ?? ''} />
    </div>
  );
}
