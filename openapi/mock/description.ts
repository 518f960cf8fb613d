import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OperationId } from '../bundle/operation-ids';

/** The base path of every call (HTTP-01); Prism does not read it from `servers`, so it goes into the paths. */
export const BASE_PATH = '/new/api';

export type Method = 'get' | 'post' | 'put' | 'delete' | 'patch';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly description?: string;
}

/** One operation as the description writes it; only what the mock itself reads is typed. */
export interface OperationObject {
  readonly operationId: OperationId;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly description?: string;
  readonly 'x-effect'?: 'read' | 'write';
  /** The view by which each persona gets an example of its own. */
  readonly 'x-personas'?: string;
  /** The calls whose request examples go before this one's. */
  readonly 'x-after'?: readonly OperationId[];
  readonly security?: readonly Record<string, readonly string[]>[];
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

type PathItem = Readonly<Partial<Record<Method, OperationObject>>>;

/** The bundled description: every file in one document, shared parts under `components`. */
export interface Description {
  readonly openapi: string;
  readonly jsonSchemaDialect?: string;
  readonly info: unknown;
  readonly security?: readonly Record<string, readonly string[]>[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const BUNDLE = fileURLToPath(new URL('../bundle/openapi.json', import.meta.url));

/**
 * Reads the bundled description.
 * @param file the bundle; the committed one by default
 * @throws Error when the file is missing or is not JSON, naming the command that makes it
 */
export function loadDescription(file: string = BUNDLE): Description {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`Cannot read the bundled description ${file}; make it with "pnpm generate".`, { cause });
  }
}

/** Follows a local `$ref` one or more steps; any other value is returned as it is. */
export function resolved(description: Description, value: unknown): unknown {
  let target = value;
  while (isRecord(target) && typeof target['$ref'] === 'string')
    target = pointed(description, target['$ref']);
  return target;
}

/** The target of a local reference (`#/components/schemas/Page`). */
export function pointed(description: Description, ref: string): unknown {
  let target: unknown = description;
  for (const step of ref.slice(2).split('/')) {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    target = isRecord(target) ? target[key] : undefined;
  }
  return target;
}

/** A plain JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
