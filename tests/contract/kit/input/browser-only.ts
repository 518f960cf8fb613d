/** A browser is sent there by the provider; no client calls it. */
export const BROWSER_ONLY: ReadonlySet<string> = new Set(['redirectAfterLogin']);
