import { CustomerServiceOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { config } from '#platform/config';
import { HoverPanel } from '#ui/hover-panel';
import { OnceOpen } from '#ui/once-open';
import { FeedbackMenu } from './feedback-menu';
import { ticketSwitch } from './ticket-state';
import './service.css';

const TicketDialog = lazy(async () => ({ default: (await import('./ticket-dialog')).TicketDialog }));

/** The service widget at the lower right: business consultation, problem feedback, evaluate and query (SERV-01). */
export function ServiceWidget() {
  const isTicketOpen = ticketSwitch.useIsOpen();
  return (
    <>
      <HoverPanel
        className="service-widget"
        title="客服"
        label="客服"
        trigger={<CustomerServiceOutlined aria-hidden />}
      >
        {(close) => (
          <>
            <ul className="panel-list">
              <li>
                <a href={config.sites.chat} target="_blank" rel="noopener" onClick={close}>
                  业务咨询
                </a>
              </li>
            </ul>
            <FeedbackMenu onDone={close} />
            {/* The top bar has no room for it on narrow windows (HEAD-01). */}
            <a className="panel-more" href={`tel:${config.hotline}`}>
              服务热线 {config.hotline}
            </a>
          </>
        )}
      </HoverPanel>
      <OnceOpen isOpen={isTicketOpen}>
        <TicketDialog />
      </OnceOpen>
    </>
  );
}
