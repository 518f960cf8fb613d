import { Activity, type ContextType, type ReactNode, useContext, useState } from 'react';
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  useMatches,
  useOutlet,
} from 'react-router';
import { isFailurePage } from '#platform/calls/failure';

/** A page with its frame, and what the router knew when it was on show. */
interface ShownPage {
  readonly frame: string | undefined;
  readonly outlet: ReactNode;
  readonly location: ContextType<typeof LocationContext>;
  readonly router: ContextType<typeof DataRouterStateContext>;
}

/**
 * The routed page in its frame. The page from which a failed call led away stays mounted but hidden, with what was
 * typed, until the user goes elsewhere (HTTP-08).
 */
export function FailureOutlet() {
  const matches = useMatches();
  const page: ShownPage = {
    frame: matches[1]?.id,
    outlet: useOutlet(),
    location: useContext(LocationContext),
    router: useContext(DataRouterStateContext),
  };
  const isFailure = isFailurePage(matches.at(-1)?.id);
  const [left, setLeft] = useState<ShownPage>();
  // Remembered while rendering, so that the page is mounted once and stays in its place.
  if (!isFailure && (left?.router !== page.router || left.outlet !== page.outlet)) setLeft(page);
  const mounted = isFailure ? left : page;
  return (
    <>
      {/* The failure page stands first, so that the first main part of the document is on show. */}
      {isFailure && page.outlet}
      {mounted && (
        <Activity key={mounted.frame} mode={isFailure ? 'hidden' : 'visible'}>
          <DataRouterStateContext.Provider value={mounted.router}>
            <LocationContext.Provider value={mounted.location}>{mounted.outlet}</LocationContext.Provider>
          </DataRouterStateContext.Provider>
        </Activity>
      )}
    </>
  );
}
