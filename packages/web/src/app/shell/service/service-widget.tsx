import { config } from '#platform/config';
import { usePhone } from '#ui/drawing/use-phone';
import { Icon } from '#ui/icon/icon';
import { HoverPanel } from '#ui/overlay/hover-panel';
import { ServiceLinks } from './service-links';
import './service.css';
import '../panels/panels.css';

/** The service widget at the lower right; on phones, where it would cover figures, its links stand in the drawer (SERV-01). */
export function ServiceWidget() {
  const isPhone = usePhone();
  if (isPhone) return null;
  return (
    <HoverPanel className="service-widget" title="客服" label="客服" trigger={<Icon name="headset" />}>
      {(close) => (
        <>
          <ServiceLinks onDone={close} />
          {/* The top bar has no room for it on narrow windows (HEAD-01). */}
          <a className="panel-more" href={`tel:${config.hotline}`}>
            服务热线 {config.hotline}
          </a>
        </>
      )}
    </HoverPanel>
  );
}
