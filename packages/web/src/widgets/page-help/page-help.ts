import { createOpenSwitch } from '#ui/overlay/open-switch';
import { createStore } from '#ui/store';

/** The keys of the page on show and its commonest questions. */
export const pageHelp = createOpenSwitch();

/** The step of the tour for a new employee, from 0; undefined while nobody walks it. */
export const tourStep = createStore<number | undefined>(undefined);

export const startTour = (): void => tourStep.write(0);
