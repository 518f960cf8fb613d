import type { Reply } from '../respond';
import type { Route } from '../routes';
import type { Persona } from '../world';

/** A call that Prism found right, with whose it is. */
export interface Call {
  readonly persona: Persona;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly now: Date;
}

/** What the mock remembers. */
export interface State {
  /** The answer from memory, or undefined for a call that no journey needs. */
  answer(route: Route, call: Call): Reply | undefined;
  /** Forgets what a persona did, or everything. */
  reset(persona?: string): void;
  /** What is remembered of a persona, for tests. */
  snapshot(persona: Persona): unknown;
}
