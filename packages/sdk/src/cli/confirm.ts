import { createInterface } from 'node:readline/promises';

interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly signal: AbortSignal;
  /** Ctrl+C, which a terminal that asks does not hand to the process. */
  readonly onInterrupt: () => void;
}

/** Asks a person; anything but yes is no, also Ctrl+C, Ctrl+D and a signal. */
export async function confirm(
  question: string,
  { input, output, signal, onInterrupt }: Terminal,
): Promise<boolean> {
  const terminal = createInterface({ input, output });
  const isEnded = new Promise<string>((resolve) => {
    terminal.once('SIGINT', () => {
      output.write('\n');
      onInterrupt();
      resolve('');
    });
    terminal.once('close', () => resolve(''));
  });
  const answer = terminal.question(`${question} (y/N) `, { signal }).catch(() => '');
  const text = await Promise.race([answer, isEnded]);
  terminal.close();
  return /^y(es)?$/i.test(text.trim());
}
