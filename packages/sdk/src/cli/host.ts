/** The environment of the command line; a test gives its own. */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: typeof fetch;
  /** A line to the standard output: what was asked for. */
  readonly print: (line: string) => void;
  /** A line to the standard error: everything else. */
  readonly complain: (line: string) => void;
  /** @param path `-` is the standard input */
  readonly read: (path: string) => Promise<string>;
  readonly readBytes: (path: string) => Promise<Uint8Array>;
  /** Asks before something is changed; absent where nobody sits at a terminal. */
  readonly confirm?: (question: string) => Promise<boolean>;
  /** Ends the call, for example at Ctrl+C. */
  readonly signal?: AbortSignal;
}

export const EXIT = { success: 0, refused: 1, usage: 2, noAnswer: 3, fault: 70 } as const;
