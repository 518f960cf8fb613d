/** The environment of the command line; a test gives its own. */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof fetch;
  /** A line to the standard output: what was asked for. */
  readonly print: (line: string) => void;
  /** A line to the standard error: everything else. */
  readonly complain: (line: string) => void;
  /** Bytes to the standard output, for a file that was asked for there; rejects where they cannot be written. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** @param path `-` is the standard input */
  readonly read: (path: string) => Promise<Uint8Array>;
  /** Asks before something is changed; absent where nobody sits at a terminal. */
  readonly confirm?: (question: string) => Promise<boolean>;
  /** Shows how far a download has come, and nothing for an empty text; absent where nobody sits at a terminal. */
  readonly progress?: (text: string) => void;
  /** Ends the call; its reason is an `Interruption` where a signal of the system came. */
  readonly signal?: AbortSignal;
}

/** `passing`: EX_TEMPFAIL of sysexits.h, with which a schedule tries again. */
export const EXIT = { success: 0, refused: 1, usage: 2, noAnswer: 3, fault: 70, passing: 75 } as const;

/** A signal of the system, such as Ctrl+C or the end of a service. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
  /** As shells say it: 128 and the number of the signal. */
  readonly exitCode: number;

  constructor(signal: string, number: number) {
    super(`Ended by ${signal}`);
    this.exitCode = 128 + number;
  }
}

/** The exit code of a signal, where one came. */
export function interruptedBy({ signal }: Host): number | undefined {
  const reason: unknown = signal?.reason;
  return reason instanceof Interruption ? reason.exitCode : undefined;
}
