/** The answers of an operation: statuses, the envelope, and examples of success and failure. */
import { answerData, answerMedia, isJson, type Media, parts, properties, required } from '../resolve';
import { type Json, type Operation, operationRule, type Rule, record, text } from '../visit';

const SHARED: Readonly<Record<string, string>> = {
  '400': 'BadRequest',
  '401': 'Unauthorized',
  '403': 'Forbidden',
  '429': 'TooManyRequests',
  '500': 'ServerError',
  '503': 'Unavailable',
  '504': 'GatewayTimeout',
};

function isExpected(status: string, { node }: Operation): boolean {
  if (status === '400') return 'parameters' in node || 'requestBody' in node;
  if (status === '401' || status === '403')
    return !(Array.isArray(node['security']) && node['security'].length === 0);
  return true;
}

/** 200, or 302 for a browser's redirect, and every failure of HTTP-07 and HTTP-08 by its shared response. */
export const statuses: Rule = operationRule(function* (operation) {
  const responses = record(operation.node['responses']);
  if (!('200' in responses) && !('302' in responses)) yield 'status 200 or 302 is missing';
  for (const [status, name] of Object.entries(SHARED)) {
    const ref = text(record(responses[status])['$ref']);
    if (!isExpected(status, operation)) continue;
    if (!ref.endsWith(`/responses/${name}.yaml`)) yield `status ${status} is not the shared response ${name}`;
  }
});

/** Headers that each operation writes with an example of its own; any other is a shared component. */
const OWN_HEADERS = ['Content-Disposition', 'Location'];

/** A header of answers is described once; the bundle adds Cache-Control to all of them. */
export const headers: Rule = operationRule(function* ({ node }) {
  for (const [status, response] of Object.entries(record(node['responses'])))
    for (const [name, header] of Object.entries(record(record(response)['headers'])))
      if (!OWN_HEADERS.includes(name) && !/\/headers\/\w+\.yaml$/.test(text(record(header)['$ref'])))
        yield `the header ${name} of ${status} is no shared component`;
});

/** A JSON answer is the envelope; `data` is never required, for a business failure has none; `code` is never narrowed. */
export const envelope: Rule = operationRule(function* (operation) {
  for (const { node, from } of answerMedia(operation).filter(isJson)) {
    const all = parts(operation.ctx, node['schema'], from);
    if (!all.some((part) => part.from.endsWith('/schemas/Envelope.yaml')))
      yield 'the answer is not the envelope';
    if (required(operation.ctx, node['schema'], from).includes('data')) yield 'data is required';
    const narrowed = all.filter(
      (part) => !part.from.endsWith('/Envelope.yaml') && 'code' in record(part.node['properties']),
    );
    if (narrowed.length > 0) yield 'code is described again';
    if (all.some((part) => 'oneOf' in part.node || 'anyOf' in part.node))
      yield 'the envelope is not a choice';
  }
});

function examples(media: Media | undefined): readonly Json[] {
  return Object.values(record(media?.node['examples'])).map((example) => record(record(example)['value']));
}

const isSuccess = (value: Json): boolean => String(value['code']) === '1';

function* firstExample([first]: readonly Json[], hasData: boolean): Iterable<string> {
  if (!first || !isSuccess(first)) yield 'the first example of the answer is not a success';
  else if (hasData && !('data' in first)) yield 'the first example has no data';
}

/** One success and one business failure at least; the success comes first, for that is what the mock serves. */
export const answerExamples: Rule = operationRule(function* (operation) {
  const media = answerMedia(operation);
  if (media.length === 0) return;
  const values = examples(media.find(isJson));
  const files = media.filter((media) => !isJson(media));
  if (files.length === 0) yield* firstExample(values, answerData(operation) !== undefined);
  if (files.some((file) => Object.keys(record(file.node['examples'])).length === 0))
    yield 'the file has no example';
  if (values.every(isSuccess)) yield 'no example of a business failure';
  if (values.some((value) => !isSuccess(value) && !text(value['msg']))) yield 'a failure has no msg';
});

/** A code other than 0 and 1 is one that the specification names, and each of those has its example. */
export const businessCodes: Rule = operationRule(function* (operation) {
  const named = Object.keys(record(operation.node['x-business-codes']));
  const values = examples(answerMedia(operation).find(isJson));
  const used = new Set(values.map((value) => String(value['code'])));
  for (const code of named) if (!used.has(code)) yield `the business code ${code} has no example`;
  for (const code of used)
    if (!['0', '1', ...named].includes(code)) yield `${code} is not in x-business-codes`;
});

const PAGE = ['total', 'pageNum', 'pageSize', 'records'];

/** A paged list asks by pageNum and pageSize and answers Page with records, everywhere the same. */
export const pageShape: Rule = operationRule(function* (operation) {
  const { ctx } = operation;
  const data = answerData(operation);
  if (!data) return;
  const names = [...properties(ctx, data.node, data.from).keys()];
  const pageFields = PAGE.filter((name) => names.includes(name));
  if (pageFields.length === 0) return;
  if (pageFields.length < PAGE.length) yield `a page has ${PAGE.join(', ')}`;
  const isPage = parts(ctx, data.node, data.from).some((part) => part.from.endsWith('/schemas/Page.yaml'));
  if (!isPage) yield 'a page is allOf Page and records';
});
