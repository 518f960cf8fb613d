import { type Description, isRecord } from '../description';
import type { DescribedCall, DescribedParameter, Schema } from './described-call';
import { type Exchange, type Finding, isJson, mediaOf } from './exchange';
import { readText } from './read-body';
import { findingsOfSchema } from './schema-findings';

type RequestFinding = Pick<Finding, 'kind' | 'place' | 'message' | 'change'>;

/** Query names of an automation client (HTTP-09), which stand in the security schemes, and those of the mock. */
const OTHER_QUERY = /^(clientCode|clientSecret|__\w+)$/;

/** In what a request differs from the description. */
export async function checkRequest(
  where: { readonly description: Description; readonly call: DescribedCall },
  exchange: Exchange,
  params: Readonly<Record<string, string>>,
): Promise<readonly RequestFinding[]> {
  const query = new URL(exchange.url, 'http://host').searchParams;
  const { parameters } = where.call;
  const values = (parameter: DescribedParameter) =>
    parameter.in === 'path' ? params[parameter.name] : (query.get(parameter.name) ?? undefined);
  const inAddress = parameters.filter((parameter) => parameter.in === 'path' || parameter.in === 'query');
  const named = new Set(inAddress.map(({ name }) => name));
  const unknown = [...new Set(query.keys())].filter((name) => !named.has(name) && !OTHER_QUERY.test(name));
  return [
    ...inAddress.flatMap((parameter) => checkParameter(where, parameter, values(parameter))),
    ...unknown.map((name) => unknownQuery(where.call, name)),
    ...(await checkBody(where, exchange)),
  ];
}

function unknownQuery({ file }: DescribedCall, name: string): RequestFinding {
  return {
    kind: 'unknown-field',
    place: `query.${name}`,
    message: 'the description does not name this parameter',
    change: { file, text: `parameters:\n  - { name: ${name}, in: query, schema: { type: string } }` },
  };
}

function checkParameter(
  where: { readonly description: Description; readonly call: DescribedCall },
  { name, in: place, required, schema }: DescribedParameter,
  value: string | undefined,
): readonly RequestFinding[] {
  const { file } = where.call;
  if (value === undefined) {
    const text = `parameters: ${name} without required`;
    const message = 'a required parameter is missing';
    return required
      ? [{ kind: 'missing-field', place: `${place}.${name}`, message, change: { file, text } }]
      : [];
  }
  return findingsOfSchema(where, schema ?? {}, textAs(schema, value)).map((finding) => ({
    ...finding,
    place: `${place}.${name}`,
  }));
}

/** The text of a parameter as the JSON value that its schema means. */
function textAs(schema: Schema | undefined, text: string): unknown {
  const types = [schema?.['type']].flat();
  const isNumber = /^-?\d+(\.\d+)?$/.test(text);
  if (isNumber && (types.includes('integer') || types.includes('number'))) return Number(text);
  return types.includes('boolean') && /^(true|false)$/.test(text) ? text === 'true' : text;
}

async function checkBody(
  where: { readonly description: Description; readonly call: DescribedCall },
  { requestBody, requestHeaders }: Exchange,
): Promise<readonly RequestFinding[]> {
  const { body, isBodyRequired } = where.call;
  const medias = Object.keys(body);
  const hasBody = requestBody !== undefined && requestBody.length > 0;
  if (medias.length === 0) return [];
  if (!hasBody) {
    return isBodyRequired ? [{ kind: 'missing-field', place: 'body', message: 'the body is missing' }] : [];
  }
  const media = mediaOf(requestHeaders['content-type']);
  const schema = body[media];
  if (!schema) {
    const message = `the body is ${media || 'without a content type'}, not ${medias.join(' or ')}`;
    return [{ kind: 'content-type', place: 'body', message }];
  }
  const value = isJson(media)
    ? jsonOf(requestBody)
    : await formOf(requestBody, requestHeaders['content-type'] ?? '');
  if (value === undefined)
    return [{ kind: 'wrong-value', place: 'body', message: 'the body cannot be read' }];
  return findingsOfSchema(where, schema, value).map((finding) => ({
    ...finding,
    place: `body.${finding.place}`.replace(/\.$/, ''),
  }));
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(readText(bytes).text);
  } catch {
    return undefined;
  }
}

/** The parts of a form; a file counts as a text, which is how the description has it. */
async function formOf(bytes: Uint8Array, contentType: string): Promise<unknown> {
  try {
    const body = new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } });
    const entries = [...(await body.formData()).entries()];
    const fields = entries.map(([name, part]) => [name, typeof part === 'string' ? part : 'file']);
    const value: unknown = Object.fromEntries(fields);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
