import type { Failure, Result } from '../../src/index';

/** Where the cases run. */
export interface Place {
  readonly origin: string;
  readonly isBrowser: boolean;
}

/** One thing that may happen between a client and a server, and its one outcome. */
export interface Case {
  readonly name: string;
  readonly run: (place: Place, onFailure: (failure: Failure) => void) => Promise<Result<unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
  /** Where a browser sees something else. */
  readonly inBrowser?: Readonly<Record<string, unknown>>;
}
