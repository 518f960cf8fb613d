import { Activity, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  useMatches,
  useOutlet,
} from 'react-router-dom';
import { isFailurePage } from '#platform/calls/failure';
import { useIsRefused } from '#platform/session/refused-token';
import { SignInRefused } from './errors/sign-in-refused';

/**
 * The routed page in its frame. The page from which a failed call led away stays mounted but hidden, with what was
 * typed, until the user goes elsewhere, or until the server takes the login (HTTP-08).
 */
export function FailureOutlet() {
  const matches = useMatches();
  const outlet = useOutlet();
  const isFailure = isFailurePage(matches.at(-1)?.id);
  const isRefused = useIsRefused();
  // The page knows of the router what it knew when it was on show.
  const page = (
    <DataRouterStateContext.Provider key={matches[1]?.id} value={useContext(DataRouterStateContext)}>
      <LocationContext.Provider value={useContext(LocationContext)}>{outlet}</LocationContext.Provider>
    </DataRouterStateContext.Provider>
  );
  // Written after each commit, so that it is a page that was on show and no attempt to draw one.
  const lastPage = useRef<ReactNode>(undefined);
  useLayoutEffect(() => {
    if (!isFailure) lastPage.current = page;
  });
  return (
    <>
      {/* The failure page stands first, so that the first main part of the document is on show. */}
      {isRefused ? <SignInRefused /> : isFailure && outlet}
      <Activity mode={isFailure || isRefused ? 'hidden' : 'visible'}>
        {isFailure ? lastPage.current : page}
      </Activity>
    </>
  );
}
