import { Activity, type ContextType, type ReactNode, useContext, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext, useMatches, useOutlet } from 'react-router';
import { isRouteName, routes } from '#routes';

interface KeptPage {
  readonly outlet: ReactNode;
  readonly location: ContextType<typeof LocationContext>;
}

/**
 * The routed page; pages that the specification keeps alive stay mounted but hidden while the user is elsewhere, with
 * their form state, and see the address at which they were left (ROUTE-01).
 */
export function KeptOutlet() {
  const outlet = useOutlet();
  const location = useContext(LocationContext);
  const current = useMatches().at(-1)?.id;
  const [kept, setKept] = useState<ReadonlyMap<string, KeptPage>>(new Map());
  const isKept = isRouteName(current) && routes[current].keepAlive === true;
  // Remembered while rendering, so that the page is mounted once, in its kept place.
  if (isKept && kept.get(current)?.location !== location) {
    setKept(new Map(kept).set(current, { outlet, location }));
  }
  return (
    <>
      {[...kept].map(([name, page]) => (
        <Activity key={name} mode={name === current ? 'visible' : 'hidden'}>
          <LocationContext.Provider value={page.location}>{page.outlet}</LocationContext.Provider>
        </Activity>
      ))}
      {isKept ? null : outlet}
    </>
  );
}
