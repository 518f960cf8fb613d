/** The exported functions of all entries, bundled as a portal's build would. */
import { bundled, sources } from '../bundled';

type Callback = (...args: readonly unknown[]) => unknown;

/** Every exported function by its entry and name: `movement/amountProblem`. */
export async function allFunctions(): Promise<ReadonlyMap<string, Callback>> {
  const entries = [...sources.keys()].map((entry) => entry.slice(2));
  const code = entries.map((entry, at) => `export * as e${at} from '@dealer-portal/rules/${entry}';`);
  const { text } = await bundled(code.join('\n'));
  const module: Readonly<Record<string, Readonly<Record<string, unknown>>>> = await import(
    `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  );
  return new Map(
    entries.flatMap((entry, at) =>
      Object.entries(module[`e${at}`] ?? {}).flatMap(([name, value]) =>
        typeof value === 'function' ? [[`${entry}/${name}`, value as Callback] as const] : [],
      ),
    ),
  );
}

/** An answer as text, to be compared: also what JSON has no form for. */
export function answerText(answer: unknown): string {
  let parts = 0;
  const plain = (value: unknown): unknown => {
    parts += 1;
    if (parts > 2000) return '…';
    if (value === undefined || typeof value === 'bigint' || typeof value === 'function')
      return [String(value)];
    if (typeof value === 'number' && !Number.isFinite(value)) return [String(value)];
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof Date) return [value.getTime()];
    if (value instanceof Map || value instanceof Set || Array.isArray(value)) return [...value].map(plain);
    if (Symbol.iterator in value) return [...(value as Iterable<unknown>)].map(plain);
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, plain(member)]));
  };
  return JSON.stringify(plain(answer));
}
