import type { IHttpRequest } from '@stoplight/prism-http';
import { isRecord } from './description';
import type { Preference } from './preference';
import type { AskPrism, PrismAnswer } from './prism';
import type { MockRequest } from './read-request';
import { Refusal } from './refusal';
import type { Route } from './routes';

/** What Prism is asked. */
export interface Question {
  readonly request: MockRequest;
  readonly preference: Preference;
}

/**
 * Asks Prism and words its refusals.
 * @throws Refusal when the description has no such status, example or content type
 */
export async function askPrism(ask: AskPrism, route: Route, question: Question): Promise<PrismAnswer> {
  try {
    return await ask(route, forPrism(question.request), question.preference);
  } catch (problem) {
    const status = isRecord(problem) || problem instanceof Error ? Reflect.get(problem, 'status') : undefined;
    const { code, exampleKey } = question.preference.choice;
    const { operationId } = route;
    if (status === 404 && code !== undefined)
      throw new Refusal(404, `接口 ${operationId} 的描述中没有状态 ${code} 或所选示例`);
    if (status === 404 && exampleKey)
      throw new Refusal(404, `接口 ${operationId} 没有名为 ${exampleKey} 的示例`);
    if (status === 406) throw new Refusal(406, '无法提供 Accept 要求的内容类型');
    throw problem;
  }
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
    headers: { ...request.headers },
    body: request.body,
  };
}
