import type { CallValues } from './call-values';
import type { KitOperation } from './operation';
import { isRecord } from './schema';

/** The documented inputs with the tester's own codes: another backend knows other dealers than the description. */
export function withOwnValues(
  operation: KitOperation,
  ownValues: Readonly<Record<string, unknown>>,
): KitOperation {
  if (Object.keys(ownValues).length === 0) return operation;
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    if (!isRecord(value)) return value;
    const fields = Object.entries(value).map(([name, child]) => [
      name,
      Object.hasOwn(ownValues, name) ? ownValues[name] : replaced(child),
    ]);
    return Object.fromEntries(fields);
  };
  // Names stay as they are, so the form of the input stays too.
  const input = (values: CallValues) => replaced(values) as CallValues;
  const examples = Object.entries(operation.examples).map(([name, values]) => [name, input(values)]);
  return { ...operation, example: input(operation.example), examples: Object.fromEntries(examples) };
}
