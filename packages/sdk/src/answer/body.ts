import type { Reading } from './envelope';

/** What is known of an answer that is refused. */
export interface Refusal {
  readonly body?: unknown;
  readonly cause?: unknown;
  readonly reading?: Reading | undefined;
}

/** What a body says, before its data are looked at. */
export interface ReadBody extends Refusal {
  readonly text: string;
}
