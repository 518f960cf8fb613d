/** The part of Redocly's visitor interface that the rules use. */

export type Json = Readonly<Record<string, unknown>>;

export interface Location {
  readonly pointer: string;
  readonly source: { readonly absoluteRef: string; readonly body: string };
  child(key: string): Location;
}

export interface Context {
  readonly key: string | number;
  readonly location: Location;
  readonly parentLocations: Readonly<Record<string, Location>>;
  report(problem: { readonly message: string; readonly location?: Location }): void;
  resolve(node: unknown, from?: string): { readonly node?: unknown; readonly location?: Location };
}

type Enter = (node: Json, ctx: Context) => void;
export type Rule = () => Readonly<
  Record<string, Enter | Readonly<Record<string, { readonly enter: Enter }>> | { readonly leave: Enter }>
>;

/** An operation with everything that its rules ask about. */
export interface Operation {
  readonly node: Json;
  readonly ctx: Context;
  readonly method: string;
  readonly path: string;
  /** Address of the operation's file; relative references start there. */
  readonly file: string;
  /** The file's text. */
  readonly text: string;
}

/** The value when it is an object, else an empty one. */
export function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

/** The value when it is a list, else an empty one. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text, or the empty one. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export const hasChinese = (value: unknown): boolean => /[\u3400-\u9fff]/.test(text(value));

export const isAscii = (value: string): boolean => /^\p{ASCII}*$/u.test(value);

function pathOf(ctx: Context): string {
  const key = ctx.parentLocations['PathItem']?.pointer.split('/').at(-1) ?? '';
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** The operation of a visit. */
export function operationOf(node: Json, ctx: Context): Operation {
  const { absoluteRef: file, body } = ctx.location.source;
  return { node, ctx, method: String(ctx.key), path: pathOf(ctx), file, text: body };
}

/** A rule for complete operations; each message that `check` gives becomes a finding. */
export function operationRule(check: (operation: Operation) => Iterable<string>): Rule {
  const enter: Enter = (node, ctx) => {
    for (const message of check(operationOf(node, ctx)))
      ctx.report({ message: `${text(node['operationId'])}: ${message}` });
  };
  return () => ({ PathItem: { Operation: { enter } } });
}

/** A rule that looks at every schema, in components and in operations. */
export function schemaRule(check: (schema: Json) => Iterable<string>): Rule {
  return () => ({
    Schema: (schema, ctx) => {
      for (const message of check(schema)) ctx.report({ message });
    },
  });
}
