import type { FindingKind } from '@dealer-portal/openapi/mock/proxy';

/** The kit's checks of every answer. */
export type Check =
  | FindingKind
  /** A valid request was not answered with success. */
  | 'accepted'
  /** A wrong request was not refused. */
  | 'refused'
  /** A refusal is not in the envelope's form, or says nothing. */
  | 'refusal-form'
  | 'time-out'
  /** A credential or the inside of the server shows. */
  | 'secret'
  /** Amounts or counts do not agree with each other. */
  | 'amounts'
  /** A page is not the one that was asked for. */
  | 'page'
  /** The written data differs from the data read afterwards. */
  | 'link'
  /** A row came that a filter leaves out, or one is missing that it takes. */
  | 'filter'
  /** Rows stand in another order than was asked for. */
  | 'order'
  /** Another customer's data came, or a way in is open that should be shut. */
  | 'owner'
  /** Characters that nobody meant. */
  | 'text'
  /** A figure that nobody can mean. */
  | 'figure'
  /** Equal requests are answered differently. */
  | 'flaky'
  /** A write did nothing, too much, or what it must not. */
  | 'write'
  /** Two calls say different things of one fact. */
  | 'disagreement'
  /** A header that gives away what it should not. */
  | 'header';

/** One thing that is wrong with an answer. */
export interface Problem {
  readonly check: Check;
  readonly place: string;
  readonly message: string;
}
