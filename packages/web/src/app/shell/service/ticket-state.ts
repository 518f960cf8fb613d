import { createOpenSwitch } from '#ui/overlay/open-switch';

/** The dialog in which a problem is reported (SERV-01). */
export const ticketSwitch = createOpenSwitch();
