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
  | 'link';

/** One thing that is wrong with an answer. */
export interface Problem {
  readonly check: Check;
  readonly place: string;
  readonly message: string;
}
