import type { IHttpRequest } from '@stoplight/prism-http';
import { type Description, isRecord, type Parameter, resolved } from './description';
import { type FaultReply, faultReply } from './fault-reply';
import type { Faults } from './faults';
import { type Preference, preferenceOf } from './preference';
import type { AskPrism, PrismAnswer } from './prism';
import type { MockRequest } from './read-request';
import { Refusal } from './refusal';
import { headerSafe, type Reply, refused } from './respond';
import { matchRoute, type Route } from './routes';
import { hasExample } from './state/examples';
import { fields } from './state/input';
import { paged } from './state/pages';
import type { State } from './state/state';
import { personaOfHeader } from './tokens';
import { violationMessage } from './violation-message';
import type { Persona, World } from './world';

/** The parts that answering needs; `state` is absent in stateless mode. */
export interface Parts {
  readonly description: Description;
  readonly routes: readonly Route[];
  readonly ask: AskPrism;
  readonly faults: Faults;
  readonly world: World;
  readonly state: State | undefined;
  readonly log: (line: string) => void;
}

const EXPIRED = '登录已过期，请重新登录';

/**
 * Answers a call of the catalogue: route, session, armed fault, Prism's checks, then the state, else Prism's example.
 * @throws Refusal for what the description refuses
 */
export async function answer(parts: Parts, request: MockRequest, now: Date): Promise<FaultReply> {
  const match = matchRoute(parts.routes, request.method, request.pathname);
  if (match.kind === 'unknown') throw new Refusal(404, `没有接口 ${request.method} ${request.pathname}`);
  if (match.kind === 'otherMethod') {
    const allowed = match.allowed.join(', ');
    throw new Refusal(405, `接口 ${request.pathname} 不支持 ${request.method}，请使用 ${allowed}`, {
      Allow: allowed,
    });
  }
  const { route, params } = match;
  const preference = preferenceOf(request.headers['prefer'], request.query);
  const persona = personaOfHeader(request.headers['authorization'], parts.world.dealers, now);
  const fault = parts.faults.take(route.operationId, persona?.persona);
  if (fault?.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  const faulty = fault ? faultReply(fault) : 'usual';
  if (faulty !== 'usual') return faulty;

  const examples = await askPrism(parts, route, {
    request,
    preference: personal(preference, route, persona),
  });
  if (examples.requestViolations.length > 0) return invalid(parts.description, route, examples);
  if (!parts.state || preference.isGiven) return shown(parts, route, examples);
  if (route.isSecured && !persona) return refused(401, EXPIRED);
  if (!persona) return shown(parts, route, examples);
  const { query, body } = request;
  const remembered = parts.state.answer(route, {
    persona,
    token: bearerOf(request),
    params,
    query,
    body,
    now,
  });
  if (remembered) return remembered;
  const input = { ...Object.fromEntries(query), ...fields(body) };
  return shown(parts, route, {
    ...examples,
    body: paged(parts.state.inWordsOf(persona, examples.body), input),
  });
}

function bearerOf({ headers }: MockRequest): string {
  return /^Bearer (.+)$/i.exec(headers['authorization'] ?? '')?.[1] ?? '';
}

interface Asked {
  readonly request: MockRequest;
  readonly preference: Preference;
}

async function askPrism(parts: Parts, route: Route, asked: Asked): Promise<PrismAnswer> {
  try {
    return await parts.ask(route, forPrism(asked.request), asked.preference);
  } catch (problem) {
    const status = isRecord(problem) || problem instanceof Error ? Reflect.get(problem, 'status') : undefined;
    const { code, exampleKey } = asked.preference.choice;
    if (status === 404 && code !== undefined)
      throw new Refusal(404, `接口 ${route.operationId} 的描述中没有状态 ${code} 或所选示例`);
    if (status === 404 && exampleKey)
      throw new Refusal(404, `接口 ${route.operationId} 没有名为 ${exampleKey} 的示例`);
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
  return {
    method,
    url: { path: request.pathname, query },
    headers: { ...request.headers },
    body: request.body,
  };
}

/** Without a wish of the caller's, an example that is named as the persona is that persona's answer. */
function personal(preference: Preference, route: Route, persona: Persona | undefined): Preference {
  if (preference.isGiven || !persona || !hasExample(route, persona.persona)) return preference;
  return { ...preference, choice: { exampleKey: persona.persona } };
}

function invalid(description: Description, route: Route, answered: PrismAnswer): Reply {
  const { requestViolations: violations } = answered;
  const has = (code: number) => violations.some((one) => one.code === code);
  if (has(401)) return refused(401, EXPIRED, { 'WWW-Authenticate': 'Bearer' });
  if (has(415)) return refused(415, '请求正文的内容类型不受支持，请检查 Content-Type');
  const names = (route.operation.parameters ?? []).map((one) => resolved(description, one) as Parameter);
  const msg = violationMessage(
    violations,
    names.map((one) => one.name),
  );
  return refused(400, msg, { 'sl-violations': headerSafe(JSON.stringify(violations)) });
}

function shown(parts: Parts, route: Route, answered: PrismAnswer): Reply {
  const { status, headers, body, answerViolations } = answered;
  if (answerViolations.length === 0) return { status, headers, body };
  const violations = JSON.stringify(answerViolations);
  parts.log(`${route.operationId}: the example does not fit the description: ${violations}`);
  return { status, headers: { ...headers, 'sl-violations': headerSafe(violations) }, body };
}
