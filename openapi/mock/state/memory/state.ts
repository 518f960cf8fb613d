import type { OperationId } from '../../../bundle/operation-ids';
import type { Persona } from '../../../world/world';
import type { ShownFile, Table } from '../../exports/workbook';
import type { Reply } from '../../respond';
import type { Route } from '../../routes';
import type { Envelope } from './examples';
import type { Fields } from './input';
import type { Dealer } from './slice';

/** A call that Prism found right, with whose it is. */
export interface Request {
  readonly persona: Persona;
  /** The bearer token; empty for the automation client. */
  readonly token: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly now: Date;
  /** The file of a report that the call begins. */
  readonly report?: Buffer | undefined;
}

/** A call as a handler sees it. */
export interface Call {
  readonly token: string;
  readonly params: Readonly<Record<string, string>>;
  /** Query and body parameters; the body's win. */
  readonly input: Fields;
  readonly now: Date;
  readonly report?: Buffer | undefined;
  /** Success with data; the message is that of the operation's own success unless another is given. */
  readonly done: (data?: unknown, msg?: string) => Envelope;
  /**
   * A business failure that the description names by an example of this operation.
   * @param msg other words than the example's, where figures are needed
   */
  readonly refuse: (example: string, msg?: string) => Envelope;
}

/** Answers one operation from memory, or undefined to leave it to the examples. */
type Handler = (dealer: Dealer, call: Call) => Envelope | TableAnswer | FileAnswer | undefined;

/** An answer that is a document or a picture to look at. */
export interface FileAnswer {
  readonly file: ShownFile;
}

/** An answer that is an Excel file. */
export interface TableAnswer {
  readonly table: Table;
}

/** The handlers of an area by operationId. */
export type Handlers = Readonly<Partial<Record<OperationId, Handler>>>;

/** The memory of the mock. */
export interface State {
  /** Whether an operation has a handler. */
  serves(route: Route): boolean;
  /** The answer from memory, or undefined for a call that no journey needs. */
  answer(route: Route, request: Request): Reply | Promise<Reply> | undefined;
  /** A file that was uploaded, under the address that its upload answered. */
  upload(pathname: string): Reply | undefined;
  /** An example in the words of a persona. */
  inWordsOf(persona: Persona, body: unknown, now: Date): unknown;
  /** Forgets what a persona did, or everything. */
  reset(persona?: string): void;
  /** The memory of a persona, for tests: all of it or one part; undefined for a part that it does not have. */
  snapshot(persona: Persona, part?: string): unknown;
}
