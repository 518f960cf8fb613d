import { useLayoutEffect } from 'react';
import { markDocument } from '../marks';
import { createStore, useStore } from '../store';

/** How many bars stand at the foot of the window. */
const footBars = createStore(0);

const useFootBarMark = markDocument('data-foot-bar');

/** Reports a bar at the foot of the window as long as the component is mounted. */
export function useAsFootBar(): void {
  useFootBarMark();
  useLayoutEffect(() => {
    footBars.write(footBars.read() + 1);
    return () => footBars.write(footBars.read() - 1);
  }, []);
}

/** Whether a bar of the page stands at the foot of the window. */
export const useHasFootBar = (): boolean => useStore(footBars) > 0;
