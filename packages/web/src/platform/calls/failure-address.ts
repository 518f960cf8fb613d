import { routeAt } from '#routes';
import { isFailurePage } from './failure';

/** Whether an address is that of a failure page: the page before it was not left, and comes back as it was. */
export function isFailureAddress(pathname: string): boolean {
  return isFailurePage(routeAt(pathname));
}
