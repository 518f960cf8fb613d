import type { To } from 'react-router-dom';

let isOfferedAt: (address: string) => boolean = () => true;

/** Says at which addresses this host offers a page; at all of them until it is said. */
export function knowOffered(says: (address: string) => boolean): void {
  isOfferedAt = says;
}

/** Whether a link may lead there: a page that the host has closed is nobody's next step. */
export function mayLead(to: To): boolean {
  return typeof to !== 'string' || isOfferedAt(to);
}
