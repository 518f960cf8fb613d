import { useRevalidator, useRouteError } from 'react-router-dom';
import { useOnline } from '#platform/browser/use-online';
import { PlainButton } from '#ui/button/plain-button';
import { GatePanel } from '#ui/page/gate-panel';
import { SupportDetails } from '#ui/page/support-details';

/**
 * The content in place of a page that failed to load or to draw; the rest of the portal stays usable. When the network
 * is back, the page is asked for again.
 */
export function RouteError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useOnline(revalidate);
  const reason = error instanceof Error ? error.message : String(error);
  return (
    <div className="page" role="alert">
      <GatePanel
        icon="warning"
        tone="error"
        title="页面没有打开"
        text="可能是网络中断或系统刚刚更新。网络恢复后会自动打开，否则请重新加载，购物车不受影响。"
        actions={
          <PlainButton kind="primary" onClick={() => window.location.reload()}>
            重新加载
          </PlainButton>
        }
        code={<SupportDetails text={reason} />}
      />
    </div>
  );
}
