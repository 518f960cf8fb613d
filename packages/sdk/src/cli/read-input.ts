/** From flags and a JSON file to the input of an operation. */
import { basename } from 'node:path';
import type { CallInput } from '../core/call';
import type { CatalogueEntry, Field } from './catalogue';
import type { Host } from './host';
import { faultPlace } from './json-fault';
import { UsageError } from './usage-error';

/** The flags of a command: its own by type, those of the operation by their fields' names. */
export interface Flags {
  readonly input?: string;
  readonly output?: string;
  readonly timeout?: string;
  readonly retry?: string;
  readonly from?: string;
  readonly limit?: string;
  readonly header?: readonly string[];
  readonly allowWrites?: string;
  readonly fake?: true;
  readonly json?: true;
  readonly dryRun?: true;
  readonly verbose?: true;
  readonly yes?: true;
  readonly [field: string]: unknown;
}

/**
 * Fields of path, query and body are flags by their names (`--saletoCode 8800123456`). `--input file.json` holds `{
 * path, query, body }`, and flags win over it.
 * @throws {UsageError} for values of a wrong type and missing fields
 */
export async function readInput(entry: CatalogueEntry, flags: Flags, host: Host): Promise<CallInput> {
  const input = await fileInput(flags.input, host);
  for (const field of entry.fields) {
    const flag = flags[field.name];
    if (flag === undefined) continue;
    const value = field.type === 'file' ? await fileValue(String(flag), host) : valueIn(field, flag);
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
  return input;
}

type Parts = Record<string, Record<string, unknown>>;

const PARTS: readonly string[] = ['path', 'query', 'body', 'headers'];

async function fileInput(path: unknown, host: Host): Promise<Parts> {
  if (typeof path !== 'string') return {};
  const text = textIn(path, await bytesOf(path, host));
  const value = jsonIn(path, text);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isObject && Object.keys(value).every((key) => PARTS.includes(key))) return value as Parts;
  throw new UsageError(`${path} does not hold a JSON object { path, query, body }.`);
}

/** A file as other programs write it: UTF-8, or UTF-16 with its mark (PowerShell). */
function textIn(path: string, bytes: Uint8Array): string {
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : undefined;
  const encoding = bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : mark;
  try {
    return new TextDecoder(encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(`${path} is neither UTF-8 nor UTF-16.`);
  }
}

function jsonIn(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is no JSON from ${faultPlace(text)} on.`);
  }
}

async function fileValue(path: string, host: Host): Promise<File> {
  return new File([(await bytesOf(path, host)) as BlobPart], basename(path));
}

function bytesOf(path: string, host: Host): Promise<Uint8Array> {
  return host.read(path).catch(() => {
    throw new UsageError(`${path} cannot be read.`);
  });
}

function valueIn(field: Field, value: unknown): unknown {
  const text = String(value);
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
      return listIn(value);
    case 'object':
      return jsonOrText(value);
    default:
      return text;
  }
}

/** Several flags, or one that is a complete list as JSON. */
function listIn(value: unknown): unknown[] {
  const values = [value].flat().map(jsonOrText);
  return values.length === 1 && Array.isArray(values[0]) ? values[0] : values;
}

function jsonOrText(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    return value; // a plain text, as most list entries are
  }
}
