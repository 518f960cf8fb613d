/** Reads the arguments of a tool, which an agent wrote. */
import { REDACTED } from '../../credentials/secret';
import { UsageError } from '../usage-error';

export type Arguments = Readonly<Record<string, unknown>>;

/** @throws {UsageError} for an argument that the tool does not know */
export function onlyKnown(args: Arguments, known: readonly string[]): void {
  const unknown = Object.keys(args).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`There is no ${unknown.join(', ')}: the arguments are ${known.join(', ')}.`);
  // What was hidden in an answer would be sent back as if it were the value.
  if (JSON.stringify(args).includes(REDACTED))
    throw new UsageError(`The arguments hold ${REDACTED}, which stands for a secret. Nothing was sent.`);
}

/** @throws {UsageError} for anything but a text */
export function textIn(args: Arguments, name: string): string {
  const value = args[name];
  if (typeof value === 'string' && value.trim()) return value.trim();
  throw new UsageError(`${name} must be a text.`);
}

interface Limits {
  readonly least: number;
  readonly most?: number;
  /** Where nothing is said. */
  readonly usual: number;
}

/** @throws {UsageError} for anything but a whole number within the limits */
export function countIn(args: Arguments, name: string, { least, most, usual }: Limits): number {
  const value = args[name] ?? usual;
  const isCount =
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= (most ?? Infinity);
  if (isCount) return Number(value);
  throw new UsageError(
    `${name} must be a whole number ${most ? `from ${least} to ${most}` : `of at least ${least}`}.`,
  );
}

/** @throws {UsageError} for anything but an object */
export function objectIn(args: Arguments, name: string): Record<string, unknown> {
  const value = args[name] ?? {};
  if (typeof value === 'object' && !Array.isArray(value)) return { ...value };
  throw new UsageError(`${name} must be an object.`);
}
