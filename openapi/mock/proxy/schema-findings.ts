import type { ErrorObject } from 'ajv';
import { type Description, isRecord } from '../description';
import type { DescribedCall, Schema } from './described-call';
import type { Finding, FindingKind } from './exchange';
import { typeOf, unknownFields } from './unknown-fields';

type SchemaFinding = Pick<Finding, 'kind' | 'place' | 'message' | 'change'>;

/**
 * In what a JSON value differs from its schema: missing, unknown and wrong fields. A field that is null counts as absent, as
 * clients read it.
 */
export function findingsOfSchema(
  { description, call }: { readonly description: Description; readonly call: DescribedCall },
  schema: Schema,
  value: unknown,
): readonly SchemaFinding[] {
  const isRight = call.errors(schema, value).length === 0;
  const whole = isRight ? value : withoutNulls(value);
  const errors = isRight ? [] : call.errors(schema, whole);
  const wrong = errors.map((error) => wrongField(call, error, whole));
  const unknown = unknownFields(description, { schema, file: call.file }, whole).map(
    ({ place, name, type, file }): SchemaFinding => ({
      kind: 'unknown-field',
      place,
      message: `the description does not name this field (${type})`,
      change: { file, text: `properties:\n  ${name}: { type: ${type} }` },
    }),
  );
  return distinct([...wrong, ...unknown]);
}

function wrongField(call: DescribedCall, error: ErrorObject, value: unknown): SchemaFinding {
  const place = placeOf(error.instancePath);
  const file = fileOf(call, error.schemaPath);
  if (error.keyword === 'required') {
    const name = String(error.params['missingProperty']);
    const inside = place === '' ? name : `${place}.${name}`;
    const text = `required: without ${name}`;
    return {
      kind: 'missing-field',
      place: inside,
      message: 'a required field is missing',
      change: { file, text },
    };
  }
  const actual = valueAt(value, error.instancePath);
  const kind: FindingKind = 'wrong-value';
  return { kind, place, message: wordsOf(error, actual), change: { file, text: changeOf(error, actual) } };
}

/** Ajv's words, without the value: what people typed stays out of reports. */
function wordsOf({ keyword, message = 'is wrong', params }: ErrorObject, actual: unknown): string {
  if (keyword === 'enum') return `${message}: ${list(params['allowedValues'])}; came ${coded(actual)}`;
  return keyword === 'type' ? `${message}; came ${typeOf(actual)}` : message;
}

function changeOf({ keyword, params }: ErrorObject, actual: unknown): string {
  if (keyword === 'type') return `type: [${[params['type']].flat().join(', ')}, ${typeOf(actual)}]`;
  if (keyword === 'enum') return `enum: [${list(params['allowedValues'])}, ${coded(actual)}]`;
  return `${keyword}: other than ${JSON.stringify(params)}`;
}

function list(values: unknown): string {
  return Array.isArray(values) ? values.map(String).join(', ') : '';
}

/** A value of a closed set; only what looks like a code is repeated. */
function coded(value: unknown): string {
  return /^[\w-]{0,20}$/.test(String(value)) ? String(value) || "''" : `a ${typeOf(value)}`;
}

function fileOf(call: DescribedCall, schemaPath: string): string {
  const name = /#\/components\/schemas\/(\w+)/.exec(schemaPath)?.[1];
  return name ? `openapi/components/schemas/${name}.yaml` : call.file;
}

/** `/data/records/0/amount` as `data.records[].amount`. */
function placeOf(instancePath: string): string {
  return instancePath
    .split('/')
    .slice(1)
    .map((step) => (/^\d+$/.test(step) ? '[]' : `.${step.replaceAll('~1', '/').replaceAll('~0', '~')}`))
    .join('')
    .replace(/^\./, '');
}

function valueAt(value: unknown, instancePath: string): unknown {
  return instancePath
    .split('/')
    .slice(1)
    .reduce<unknown>((node, step) => {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
      return typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
    }, value);
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isRecord(value)) return value;
  const present = Object.entries(value).filter(([, child]) => child !== null);
  return Object.fromEntries(present.map(([name, child]) => [name, withoutNulls(child)]));
}

function distinct(findings: readonly SchemaFinding[]): readonly SchemaFinding[] {
  return [
    ...new Map(
      findings.map((finding) => [`${finding.kind} ${finding.place} ${finding.message}`, finding]),
    ).values(),
  ];
}
