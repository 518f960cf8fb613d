/** Bounds of a host, which Node's server and nginx share. */

/** Calls of 120 s exist (x-timeout of the description); the browser ends them itself, so the host waits a little longer. */
export const CALL_SECONDS = 130;

/** Of the connection to the backend. */
export const CONNECT_SECONDS = 5;

/** The largest upload: files of 10 MB, three in a form at most (`rules/upload`). */
export const UPLOAD_MB = 32;

/** Files below `/assets` carry the hash of their content in their names. */
export const KEPT_FOREVER = 'public, max-age=31536000, immutable';

/** Asked for again at each visit, and answered by 304 where nothing has changed. */
export const ASKED_AGAIN = 'no-cache';

/** Never kept: it names the files of the newest release. */
export const NEVER_KEPT = 'no-store';

/** After which a portal that is closed for maintenance may be asked again. */
export const CLOSED_SECONDS = 120;
