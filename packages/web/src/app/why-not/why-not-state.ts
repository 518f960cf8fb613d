import { createOpenSwitch } from '#ui/overlay/open-switch';

/** The panel 为什么看不到？, from wherever something is missed. */
export const reasonAgainstSwitch = createOpenSwitch();
