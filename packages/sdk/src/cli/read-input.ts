/** From flags and a JSON file to the input of an operation. */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { CallInput } from '../call';
import type { CatalogueEntry, Field } from './catalogue';
import type { Host } from './host';
import { UsageError } from './usage-error';

/** Flags that are the command's own, not an operation's. */
export interface OwnFlags {
  readonly input?: string;
  readonly output?: string;
  readonly timeout?: string;
  readonly retry?: string;
  readonly from?: string;
}

const OWN = ['input', 'output', 'timeout', 'retry', 'from'] as const;

export interface Given {
  readonly input: CallInput;
  readonly own: OwnFlags;
}

/**
 * Fields of path, query and body are flags by their names (`--saletoCode 8800123456`); `--input file.json` holds
 * `{ path, query, body }`, and flags win over it.
 * @throws {UsageError} for unknown flags, values of a wrong type and missing fields
 */
export async function readInput(entry: CatalogueEntry, args: readonly string[], host: Host): Promise<Given> {
  const values = flagsOf(entry, args);
  const input = await fileInput(values['input'], host);
  for (const field of entry.fields) {
    const texts = values[field.name];
    if (texts === undefined || isOwn(field.name)) continue;
    const value = field.type === 'file' ? await fileValue(String(texts), host) : valueIn(field, texts);
    input[field.part] = { ...input[field.part], [field.name]: value };
  }
  if (entry.body) input['body'] ??= {};
  const missing = entry.fields.filter(
    (field) => field.required && input[field.part]?.[field.name] === undefined,
  );
  if (missing.length > 0) {
    throw new UsageError(
      `${entry.id} needs ${missing.map((field) => `--${field.name} (${field.text})`).join(', ')}.`,
    );
  }
  const own = Object.fromEntries(
    OWN.flatMap((name) => (values[name] === undefined ? [] : [[name, String(values[name])]])),
  );
  return { input, own };
}

type Parts = Record<string, Record<string, unknown>>;

function isOwn(name: string): boolean {
  return (OWN as readonly string[]).includes(name);
}

function flagsOf(entry: CatalogueEntry, args: readonly string[]): Record<string, unknown> {
  const names = entry.fields.map(
    (field) => [field.name, { type: 'string', multiple: field.type === 'array' }] as const,
  );
  const own = OWN.map((name) => [name, { type: 'string' }] as const);
  try {
    return parseArgs({ args: [...args], options: Object.fromEntries([...names, ...own]) }).values;
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? (cause.message.split('. ')[0] ?? '') : String(cause));
  }
}

async function fileInput(path: unknown, host: Host): Promise<Parts> {
  if (typeof path !== 'string') return {};
  const text = await host.read(path).catch(() => {
    throw new UsageError(`${path} cannot be read.`);
  });
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Parts;
  } catch {
    // told below: it is not what was asked for
  }
  throw new UsageError(`${path} does not hold a JSON object { path, query, body }.`);
}

async function fileValue(path: string, host: Host): Promise<File> {
  const bytes = await host.readBytes(path).catch(() => {
    throw new UsageError(`${path} cannot be read.`);
  });
  return new File([bytes as BlobPart], basename(path));
}

function valueIn(field: Field, given: unknown): unknown {
  const text = String(given);
  switch (field.type) {
    case 'integer':
    case 'number': {
      const number = Number(text);
      if (text.trim() === '' || Number.isNaN(number))
        throw new UsageError(`--${field.name} must be a number.`);
      return number;
    }
    case 'boolean':
      if (text !== 'true' && text !== 'false') throw new UsageError(`--${field.name} must be true or false.`);
      return text === 'true';
    case 'array':
      return Array.isArray(given) ? given.map(jsonOrText) : [jsonOrText(given)];
    case 'object':
      return jsonOrText(given);
    default:
      return text;
  }
}

function jsonOrText(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    return value; // a plain text, as most list entries are
  }
}
