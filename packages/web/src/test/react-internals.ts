import * as React from 'react';

/** React's name for what its packages share. */
const NAME = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/** The state that React's packages share, to be read by tests alone; an entry that it no longer has stops them. */
export function reactInternals(entry: string): object {
  const internals = Reflect.get(React, NAME) as object;
  if (!(entry in internals)) throw new Error(`React has no ${entry} any more`);
  return internals;
}
