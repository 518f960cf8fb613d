import type { createBrowserRouter } from 'react-router-dom';
import { type FailurePage, isFailurePage } from '#platform/calls/failure';
import { href } from '#routes';

/** The state in the history of a failure page that stands before another page. */
const LED_HERE = 'led-here';

/** Shows the page of a failed call; several calls that fail make one step of the history (HTTP-08). */
export function showFailurePage(router: ReturnType<typeof createBrowserRouter>, page: FailurePage): void {
  const { location, matches } = router.state;
  const isShown = isFailurePage(matches.at(-1)?.route.id);
  if (isShown && location.pathname === href(page)) return;
  void router.navigate(href(page), { state: isShown ? location.state : LED_HERE, replace: isShown });
}

/** Whether the way back leads from a failure page to the page that met the failure. */
export function isLedHere(state: unknown): boolean {
  return state === LED_HERE;
}
