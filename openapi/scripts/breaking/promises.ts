/** Promises of an operation that Redocly's diff does not know: our extensions, examples that clients ask for, defaults. */
type Json = Readonly<Record<string, unknown>>;

/** One breaking change. */
export interface Change {
  readonly rule: string;
  /** Method and path, or where in the document. */
  readonly where: string;
  readonly message: string;
}

const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

type Finding = Omit<Change, 'where'>;

function* changed(rule: string, name: string, [before, after]: readonly [Json, Json]): Iterable<Finding> {
  const [old, now] = [before[name], after[name]];
  if (old !== now)
    yield { rule, message: `${name} was ${String(old ?? 'absent')} and is ${String(now ?? 'absent')}` };
}

function* removed(rule: string, what: string, [before, after]: readonly [Json, Json]): Iterable<Finding> {
  for (const name of Object.keys(before))
    if (!(name in after)) yield { rule, message: `${what} ${name} was removed` };
}

/** The named examples of every media type of the answers: `Prefer: example=name` asks for them. */
function answerExamples(operation: Json): Json {
  const named = Object.entries(record(operation['responses'])).flatMap(([status, response]) =>
    Object.entries(record(record(response)['content'])).flatMap(([type, media]) =>
      Object.keys(record(record(media)['examples'])).map((name) => [`${status} ${type} ${name}`, true]),
    ),
  );
  return Object.fromEntries(named);
}

/** The value of a parameter that is left out. */
function defaults(operation: Json): Json {
  const named = list(operation['parameters']).map(record);
  return Object.fromEntries(
    named.map((parameter) => [String(parameter['name']), record(parameter['schema'])['default']]),
  );
}

function* ofOperation(before: Json, after: Json): Iterable<Finding> {
  const both = [before, after] as const;
  yield* changed('timeout-changed', 'x-timeout-ms', both);
  yield* changed('effect-changed', 'x-effect', both);
  const codes = [record(before['x-business-codes']), record(after['x-business-codes'])] as const;
  yield* removed('business-code-removed', 'business code', codes);
  yield* removed('example-removed', 'example', [answerExamples(before), answerExamples(after)]);
  const [old, now] = [defaults(before), defaults(after)];
  for (const name of Object.keys(old).filter((optionName) => optionName in now))
    yield* changed('default-changed', name, [old, now]);
}

/**
 * Compares what Redocly does not: time-outs, effects, business codes, examples of answers and defaults of parameters.
 * @param base the bundle as it was
 * @param revision the bundle as it is
 * @returns the breaking changes; operations that were removed are Redocly's to find
 */
export function brokenPromises(base: unknown, revision: unknown): readonly Change[] {
  const paths = record(record(revision)['paths']);
  return Object.entries(record(record(base)['paths'])).flatMap(([path, pathItem]) =>
    Object.entries(record(pathItem)).flatMap(([method, before]) => {
      const after = record(paths[path])[method];
      if (after === undefined) return [];
      const where = `${method.toUpperCase()} ${path}`;
      return [...ofOperation(record(before), record(after))].map((change) => ({ ...change, where }));
    }),
  );
}
