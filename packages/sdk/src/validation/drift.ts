/** Reports in development how a server differs from the description, also where nothing fails yet. */
import type { Middleware } from '../core/call';
import { type Check, issuesOf } from './check';

/** One difference; it holds no value. */
export interface Drift {
  readonly operationId: string;
  readonly kind: 'unknown-field' | 'missing-field' | 'wrong-value' | 'undocumented-status';
  /** `data[].remark`, or the status. */
  readonly place: string;
  readonly message: string;
}

/** Every operation describes these. */
const DESCRIBED = new Set([200, 302, 400, 401, 403, 429, 500, 503, 504]);

/**
 * Middleware that reports each difference once: fields that the description does not name, missing and wrong ones, and
 * statuses that it does not declare. It changes no answer. It reads every answer twice, so leave it out of what users run.
 * @param checks from `@dealer-portal/sdk/validators`; of other operations the status alone is looked at
 * @param report the console when absent
 */
export function reportDrift(checks: readonly Check[], report: (drift: Drift) => void = warn): Middleware {
  const byId = new Map(
    checks.filter(({ part }) => part === 'data').map((check) => [check.operationId, check]),
  );
  const seen = new Set<string>();
  return async (request, next) => {
    const result = await next(request);
    const { id: operationId } = request.operation;
    const check = byId.get(operationId);
    const status = result.status;
    const drifts = [
      ...(status > 0 && !DESCRIBED.has(status)
        ? [{ kind: 'undocumented-status' as const, place: String(status), message: 'is not described' }]
        : []),
      ...(result.ok && check ? differences(check, result.data) : []),
    ];
    for (const drift of drifts) {
      const key = `${operationId} ${drift.kind} ${drift.place} ${drift.message}`;
      if (!seen.has(key)) report({ operationId, ...drift });
      seen.add(key);
    }
    return result;
  };
}

type Difference = Omit<Drift, 'operationId'>;

function differences(check: Check, data: unknown): readonly Difference[] {
  if (data === undefined) return [];
  const reads: Reads = new Map();
  const issues = issuesOf(check, watched(data, 'data', reads));
  const wrong = issues.map(({ path, message }): Difference => {
    const steps = path === '' ? [] : path.split('.');
    const kind = valueAt(data, steps) === undefined ? 'missing-field' : 'wrong-value';
    return { kind, place: steps.reduce(inside, 'data'), message };
  });
  const unknown = [...reads].flatMap(([node, { place, names }]) =>
    Object.keys(node)
      .filter((name) => !names.has(name))
      .map(
        (name): Difference => ({
          kind: 'unknown-field',
          place: inside(place, name),
          message: 'the description does not name this field',
        }),
      ),
  );
  return [...wrong, ...unknown];
}

/** The fields of each object that a check has read: it reads those that it knows, and of free objects none. */
type Reads = Map<object, { readonly place: string; readonly names: Set<string> }>;

/** The same value, which writes down what is read of it. */
function watched(value: unknown, place: string, reads: Reads): unknown {
  if (!isPlain(value)) return value;
  return new Proxy(value, {
    get: (node, name) => {
      const child: unknown = Reflect.get(node, name);
      if (typeof name !== 'string') return child;
      if (!Array.isArray(node)) {
        const read = reads.get(node) ?? { place, names: new Set() };
        reads.set(node, read);
        read.names.add(name);
      }
      return watched(child, inside(place, name), reads);
    },
  });
}

/** A value that JSON can hold; only a file itself reads its contents. */
function isPlain(value: unknown): value is object {
  return Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
}

function inside(place: string, name: string): string {
  return /^\d+$/.test(name) ? `${place}[]` : `${place}.${name}`;
}

function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (node, step) => (typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined),
    value,
  );
}

function warn({ operationId, kind, place, message }: Drift): void {
  // biome-ignore lint/suspicious/noConsole: the place for warnings of a library that was given no other
  console.warn(`${operationId} ${kind} ${place}: ${message}`);
}
