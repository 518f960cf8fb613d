/** What the client needs to know of one operation at run time; generated, one constant per operation. */
import type { AnswerReader } from './read-answer';

export interface Descriptor {
  /** The operationId of the description; also the first part of every query key. */
  readonly id: string;
  readonly method: string;
  /** Path under the base address, with `{name}` for path parameters. */
  readonly path: string;
  /** Set on calls that only read; only those are ever retried. Absent means that the call changes something. */
  readonly effect?: 'read';
  /** Milliseconds; 60,000 when absent (HTTP-01). */
  readonly timeoutMs?: number;
  /** Turns the body into what is sent; JSON when absent. */
  readonly body?: (body: object) => BodyInit;
  /** Reads a successful answer; an envelope when absent. */
  readonly answer?: AnswerReader;
}
