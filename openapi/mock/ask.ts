import type { IHttpRequest } from '@stoplight/prism-http';
import { isRecord } from './description';
import { acceptable } from './hostile/acceptable';
import { withPartTypes } from './hostile/part-types';
import type { Preference } from './preference';
import type { AskPrism, PrismAnswer } from './prism';
import type { MockRequest } from './read-request';
import { Refusal, WRONG_CONTENT_TYPE } from './refusal';
import type { Route } from './routes';

/** The question for Prism. */
export interface Question {
  readonly request: MockRequest;
  readonly preference: Preference;
}

/**
 * Asks Prism and words its refusals.
 * @throws Refusal when the description has no such status, example or content type
 */
export async function askPrism(ask: AskPrism, route: Route, question: Question): Promise<PrismAnswer> {
  refuseUndescribed(route, question.preference.choice.code);
  const request = forPrism(question.request);
  try {
    return await ask(route, request, question.preference);
  } catch (problem) {
    throw refusalOf(problem, route, question.preference);
  }
}

/** The refusals that the description declares for every call at once, as its `default`. */
const REFUSALS: Readonly<Record<number, string>> = {
  404: '没有这个接口，请检查请求地址',
  405: '接口不支持这个请求方法，请看响应头 Allow',
  406: '无法提供 Accept 要求的内容类型',
  413: '请求正文过长，请缩短后重试',
  415: WRONG_CONTENT_TYPE,
  431: '请求头过长，请缩短后重试',
};

/** Prism would answer any status from `default`; a status that nobody describes is refused. */
function refuseUndescribed({ operationId, operation }: Route, code: number | undefined): void {
  if (code === undefined || String(code) in operation.responses) return;
  const msg = REFUSALS[code];
  if (msg !== undefined) throw new Refusal(code, msg);
  throw new Refusal(404, `接口 ${operationId} 的描述中没有状态 ${code} 或所选示例`);
}

/** Prism's problem in our words; any other error of Prism with a request is the request's fault. */
function refusalOf(problem: unknown, { operationId }: Route, { choice }: Preference): Refusal {
  const { code, exampleKey } = choice;
  // A status and an example together: Prism looks for the status a second time and reports that alone.
  if (code !== undefined) return new Refusal(404, `接口 ${operationId} 的描述中没有状态 ${code} 或所选示例`);
  if (exampleKey) return new Refusal(404, `接口 ${operationId} 没有名为 ${exampleKey} 的示例`);
  const status = isRecord(problem) || problem instanceof Error ? Reflect.get(problem, 'status') : undefined;
  if (status === 406) return new Refusal(406, '无法提供 Accept 要求的内容类型');
  return new Refusal(400, '请求无法识别，请检查请求头和正文的格式');
}

function forPrism(request: MockRequest): IHttpRequest {
  const names = [...new Set(request.query.keys())];
  const query = Object.fromEntries(
    names.map((name) => {
      const values = request.query.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
  // The method was matched against the description, so it is one that Prism knows.
  const method = request.method.toLowerCase() as IHttpRequest['method'];
  // Prism reads a bare comma in a path as a list and then refuses it as no text.
  const path = request.pathname.replaceAll(',', '%2C');
  return {
    method,
    url: { path, query },
    headers: headersOf(request),
    body: withPartTypes(request.body),
  };
}

function headersOf({ headers }: MockRequest): Record<string, string> {
  const { accept, ...others } = headers;
  const range = acceptable(accept);
  return range === undefined ? others : { ...others, accept: range };
}
