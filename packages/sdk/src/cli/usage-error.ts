import { EXIT } from './host';

/** The caller's mistake: reported in one line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.usage) {
    super(message);
    this.exitCode = exitCode;
  }
}
