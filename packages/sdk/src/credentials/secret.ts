/** What stands in place of a secret. */
export const REDACTED = '[redacted]';

/** A shorter text stands in answers for other reasons: hiding it would rewrite them. */
export const SURELY_A_SECRET = 8;
