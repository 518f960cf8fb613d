import { OnceOpen } from '#ui/overlay/once-open';
import { lazyWithAntd } from '../../antd/with-antd';
import { ticketSwitch } from './ticket-state';

const TicketDialog = lazyWithAntd(async () => (await import('./ticket-dialog')).TicketDialog);

/** The place of the dialog in which a problem is reported, from any page; one in every frame (SERV-01). */
export function TicketHost() {
  return (
    <OnceOpen isOpen={ticketSwitch.useIsOpen()}>
      <TicketDialog />
    </OnceOpen>
  );
}
