import { Activity, type ContextType, type ReactNode, useContext, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext, useMatches, useOutlet } from 'react-router-dom';
import { isRouteName, routes } from '#routes';

interface KeptPage {
  readonly outlet: ReactNode;
  readonly location: ContextType<typeof LocationContext>;
}

/**
 * The routed page. Pages that the specification keeps alive stay mounted but hidden while the user is elsewhere
 * (ROUTE-01). They keep their form state and the address at which they were left; the router frame keeps their scroll.
 */
export function KeptOutlet() {
  const outlet = useOutlet();
  const location = useContext(LocationContext);
  const routeName = useMatches().at(-1)?.id;
  const [byKey, setByKey] = useState<ReadonlyMap<string, KeptPage>>(new Map());
  const isKept = isKeptAlive(routeName);
  const keptPage = isKept ? byKey.get(routeName) : undefined;
  // Remembered while rendering, so that the page is mounted once, in its kept place. The outlet changes without the
  // address when the page's own module arrives after its fallback.
  if (isKept && (keptPage?.location !== location || keptPage.outlet !== outlet)) {
    setByKey(new Map(byKey).set(routeName, { outlet, location }));
  }
  return (
    <>
      {[...byKey].map(([name, page]) => (
        <Activity key={name} mode={name === routeName ? 'visible' : 'hidden'}>
          <LocationContext.Provider value={page.location}>{page.outlet}</LocationContext.Provider>
        </Activity>
      ))}
      {isKept ? null : outlet}
    </>
  );
}

/** Whether a route's page stays mounted while the user is elsewhere. */
export function isKeptAlive(name: string | undefined): name is string {
  return isRouteName(name) && routes[name].keepAlive === true;
}
