import type {
  DescribedCall,
  DescribedParameter,
  Description,
  Schema,
} from '@dealer-portal/openapi/mock/proxy';
import { resolved } from '@dealer-portal/openapi/mock/proxy';
import type { CallValues } from './call-values';
import type { PlainData } from './plain-data';
import { sampleOf } from './sample';
import { isRecord, plainSchema } from './schema';

/** One operation as the kit tests it. */
export interface KitOperation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  /** With `/new/api`, templates as in the description. */
  readonly path: string;
  readonly isRead: boolean;
  readonly isSecured: boolean;
  /** The security schemes of which each alone lets in; empty where nobody has to sign in. */
  readonly schemes: readonly string[];
  readonly timeoutMs: number;
  readonly parameters: readonly DescribedParameter[];
  readonly media: string | undefined;
  readonly bodySchema: Schema | undefined;
  /** The first documented input. */
  readonly example: CallValues;
  /** All documented inputs by name. */
  readonly examples: Readonly<Record<string, CallValues>>;
  /** The documented answers of a success. */
  readonly answers: readonly unknown[];
  readonly call: DescribedCall;
  /** Brings the data of a success into the form in which two answers are compared. */
  readonly plain: PlainData;
}

/** The client waits a minute where the description says nothing (HTTP-01). */
const DEFAULT_TIMEOUT_MS = 60_000;

export function kitOperation(
  description: Description,
  call: DescribedCall,
  plainOf: (schema: unknown) => PlainData,
): KitOperation {
  const { route } = call;
  const node: Readonly<Record<string, unknown>> = { ...route.operation };
  const parameters = call.parameters.filter(({ in: place }) => place === 'path' || place === 'query');
  const [media, bodySchema] = Object.entries(call.body)[0] ?? [];
  const address = {
    path: documented(description, parameters, 'path'),
    query: documented(description, parameters, 'query'),
  };
  const bodies = media === undefined ? {} : bodyExamples(description, route.operation.requestBody, media);
  const named = Object.entries(bodies).map(([name, body]) => [name, { ...address, body }] as const);
  const body = call.isBodyRequired ? { body: sampleOf(description, bodySchema, undefined) } : {};
  const examples = named.length > 0 ? Object.fromEntries(named) : { documented: { ...address, ...body } };
  return {
    id: route.operationId,
    tag: String([node['tags']].flat()[0] ?? ''),
    method: route.method.toUpperCase(),
    path: route.path,
    isRead: node['x-effect'] === 'read',
    isSecured: route.isSecured,
    schemes: (route.operation.security ?? description.security ?? []).flatMap((way) => Object.keys(way)),
    timeoutMs: Number(node['x-timeout-ms'] ?? DEFAULT_TIMEOUT_MS),
    parameters,
    media,
    bodySchema,
    example: Object.values(examples)[0] ?? address,
    examples,
    answers: answersOf(description, route.operation.responses['200']),
    call,
    plain: plainOf(dataSchema(description, call)),
  };
}

/** The schema of the data of a success; undefined for a file. */
export function dataSchema(description: Description, call: DescribedCall): unknown {
  const schema = call.answer(200)?.content['application/json'];
  return schema && plainSchema(description, schema).properties['data'];
}

function documented(
  description: Description,
  parameters: readonly DescribedParameter[],
  place: 'path' | 'query',
): Record<string, unknown> {
  const rows = parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => [parameter.name, exampleOf(description, parameter)] as const);
  return Object.fromEntries(rows.filter(([, value]) => value !== undefined));
}

function answersOf(description: Description, response: unknown): readonly unknown[] {
  const target = resolved(description, response);
  const content = isRecord(target) && isRecord(target['content']) ? target['content'] : {};
  const media = content['application/json'];
  const examples = isRecord(media) && isRecord(media['examples']) ? Object.values(media['examples']) : [];
  return examples.map((example) => {
    const value = resolved(description, example);
    return isRecord(value) ? value['value'] : undefined;
  });
}

function exampleOf(description: Description, parameter: DescribedParameter): unknown {
  const named = Reflect.get(parameter, 'examples');
  const [first] = isRecord(named) ? Object.values(named) : [];
  const schema = plainSchema(description, parameter.schema);
  return (
    Reflect.get(parameter, 'example') ?? (isRecord(first) ? first['value'] : undefined) ?? schema.example
  );
}

function bodyExamples(
  description: Description,
  requestBody: unknown,
  media: string,
): Record<string, unknown> {
  const body = resolved(description, requestBody);
  const content = isRecord(body) && isRecord(body['content']) ? body['content'][media] : undefined;
  const examples = isRecord(content) && isRecord(content['examples']) ? content['examples'] : {};
  const rows = Object.entries(examples).map(([name, example]) => {
    const value = resolved(description, example);
    return [name, isRecord(value) ? value['value'] : undefined] as const;
  });
  return Object.fromEntries(rows.filter(([, value]) => value !== undefined));
}
