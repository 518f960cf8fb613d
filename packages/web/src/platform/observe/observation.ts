/** The shape of what browsers report to an operator (docs/hosting.md). */

/** One thing that was noted. `page` is the name of the route, without the codes of its address. */
export type Observation =
  | Vital
  | FailedCall
  | {
      readonly kind: 'error';
      readonly source: ErrorSource;
      readonly message: string;
      /** The places in built files, as `assets/index-1a2b.js:1:2345`. */
      readonly stack: readonly string[];
      readonly page: string;
    };

/** Where an error was met: nobody caught it, nobody took its rejection, or a boundary drew something in its place. */
export type ErrorSource = 'error' | 'rejection' | 'boundary';

/** What was noted, before the late code has taken out of an error what it says of a user. */
export type Noted =
  | Exclude<Observation, { readonly kind: 'error' }>
  | { readonly kind: 'error'; readonly source: ErrorSource; readonly error: unknown; readonly page: string };

/** A measure of a load. */
export interface Vital {
  readonly kind: 'vital';
  readonly name: VitalName;
  readonly value: number;
  readonly page: string;
}

/** Web Vitals: milliseconds, and a number without a unit for CLS. */
export type VitalName = 'TTFB' | 'FCP' | 'LCP' | 'CLS' | 'INP';

/** A call that failed. */
export interface FailedCall {
  readonly kind: 'call';
  readonly operation: string;
  readonly failure: string;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  /** Milliseconds from the question to the failure, retries included. */
  readonly duration: number;
  readonly requestId: string;
  readonly page: string;
}

/** One report: `{ build, load, sentAt, observations }`. */
export interface Report {
  /** Version and commit of the build, as `/version.json` names them. */
  readonly build: string;
  /** A random name of this load of the portal, kept nowhere: it joins the reports of one load and names nobody. */
  readonly load: string;
  /** When it was sent, in ISO 8601. */
  readonly sentAt: string;
  readonly observations: readonly Observation[];
}

/** The route on show. */
export function pageNow(): string {
  return document.documentElement.dataset['page'] ?? '';
}
