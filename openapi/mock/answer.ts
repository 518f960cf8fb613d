import type { Persona, World } from '../world/world';
import { actingPersona } from './acting-persona';
import { askPrism } from './ask';
import { type Description, isRecord, type Parameter, resolved } from './description';
import { answerExport, madeReport } from './exports/answer-export';
import { describedBody } from './hostile/described-body';
import { exampleWish, type Preference, preferenceOf } from './preference';
import type { AskPrism, PrismAnswer } from './prism';
import type { MockRequest } from './read-request';
import { Refusal, SESSION_EXPIRED, WRONG_CONTENT_TYPE } from './refusal';
import { headerSafe, type Reply, refused } from './respond';
import { type Match, matchRoute, type Route } from './routes';
import { isAutomationClient, isBasic } from './runs/automation-client';
import { type FaultReply, faultReply, nested } from './runs/fault-reply';
import type { Run } from './runs/runs';
import { bestExample } from './state/memory/best-example';
import { hasExample } from './state/memory/examples';
import { type Fields, fields } from './state/memory/input';
import { multipartFields } from './state/memory/multipart';
import { paged } from './state/memory/pages';
import { bearerToken, personaOfRequest } from './tokens';
import { violationMessage } from './violation-message';
import { rightRefusal } from './write-right';

/** The parts that all runs share. */
export interface MockContext {
  readonly description: Description;
  readonly routes: readonly Route[];
  readonly ask: AskPrism;
  readonly world: World;
  readonly log: (line: string) => void;
}

/** The parts that answering needs. */
export type RunContext = MockContext & Run;

const WRONG_CLIENT = '自动化客户端的用户、密码、clientCode 或 clientSecret 不正确';
const USER_ONLY = '该接口只接受用户登录的 token，不接受自动化客户端';

/** Why a request is signed by nobody. */
function unsigned({ headers, query }: MockRequest): string {
  if (!isBasic(headers['authorization'])) return SESSION_EXPIRED;
  return isAutomationClient(headers['authorization'], query) ? USER_ONLY : WRONG_CLIENT;
}

/**
 * Answers a call of the catalogue: route, armed fault, Prism's checks, session, then the state, else Prism's example.
 * @throws Refusal for what the description refuses
 */
export async function answer(context: RunContext, received: MockRequest, now: Date): Promise<FaultReply> {
  const { route, params } = find(received, matchRoute(context.routes, received.method, received.pathname));
  const request = { ...received, body: describedBody(context.description, route, received.body) };
  const signedIn = personaOfRequest(request, context.world.personas, now);
  const { query, body } = request;
  const input = [params, Object.fromEntries(query), isRecord(body) ? body : multipartFields(body)];
  const persona = signedIn && actingPersona(context.world, signedIn, input);
  const armed = context.faults.take(route.operationId, persona?.persona);
  if (armed?.delayMs) await new Promise((resolve) => setTimeout(resolve, armed.delayMs));
  const faulty = armed ? faultReply(armed) : 'usual';
  if (faulty !== 'usual') return faulty;
  const reply = await usualAnswer(context, { request, route, params, persona, example: armed?.example }, now);
  return armed?.kind === 'nestedData' ? nested(reply) : reply;
}

/** A call whose address and caller are known. */
interface PlacedCall {
  readonly request: MockRequest;
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly persona: Persona | undefined;
  /** The example that a fault asks for. */
  readonly example: string | undefined;
}

async function usualAnswer(
  context: RunContext,
  { request, route, params, persona, example }: PlacedCall,
  now: Date,
): Promise<Reply> {
  const { query, body } = request;
  const callerPreference = preferenceOf(request.headers['prefer'], request.query);
  const preference = example === undefined ? callerPreference : exampleWish(example);
  const input = { ...params, ...Object.fromEntries(query), ...fields(body) };
  const isPlain = context.state === undefined || preference.isGiven;
  const isServed = !isPlain && persona !== undefined && context.state?.serves(route) === true;
  const wish = isPlain || isServed || !persona ? undefined : wishFor(route, persona, input);
  const isSigned = persona !== undefined && !isBasic(request.headers['authorization']);
  const wishes = { ...wished(preference, wish), isServed, isSigned };
  const examples = await askPrism(context.ask, route, { request, preference: wishes });
  if (examples.requestViolations.length > 0)
    return invalid(context.description, route, { request, answer: examples });
  if (!context.state || isPlain) return draw(context, route, examples);
  if (!persona) return route.isSecured ? refused(401, unsigned(request)) : draw(context, route, examples);
  const exportContext = { ...context, ask: (request: MockRequest) => answerSelf(context, request, now) };
  const withoutRight = rightRefusal(context.world, route, persona);
  if (withoutRight) return withoutRight;
  const file = await answerExport(exportContext, route, request);
  if (file) return file;
  const report = await madeReport(exportContext, route, request);
  if (report && 'status' in report) return report;
  const token = bearerToken(request.headers['authorization']);
  const remembered = await context.state.answer(route, { persona, token, params, query, body, now, report });
  if (remembered) return remembered;
  // A handler that leaves the answer to the examples got no wish.
  const drawnAnswer = isServed
    ? await askPrism(context.ask, route, {
        request,
        preference: wished(preference, wishFor(route, persona, input)),
      })
    : examples;
  return draw(context, route, {
    ...drawnAnswer,
    body: paged(context.state.inWordsOf(persona, drawnAnswer.body, now), input),
  });
}

/** A call that the mock sends to itself; a fault that is armed for it meets its caller. */
async function answerSelf(context: RunContext, request: MockRequest, now: Date): Promise<Reply> {
  const reply = await answer(context, request, now);
  return typeof reply === 'string' ? refused(504, '查询没有得到答复，请重试') : reply;
}

function find(request: MockRequest, match: Match): Extract<Match, { kind: 'found' }> {
  if (match.kind === 'unknown') throw new Refusal(404, `没有接口 ${request.method} ${request.pathname}`);
  if (match.kind === 'found') return match;
  const allowed = match.allowed.join(', ');
  const msg = `接口 ${request.pathname} 不支持 ${request.method}，请使用 ${allowed}`;
  throw new Refusal(405, msg, { Allow: allowed });
}

/** The example that is named as the persona is that persona's answer, else the one that fits the request best. */
function wishFor(route: Route, persona: Persona, input: Fields): string | undefined {
  return hasExample(route, persona.persona) ? persona.persona : bestExample(route, input);
}

function wished(preference: Preference, exampleKey: string | undefined): Preference {
  return exampleKey === undefined ? preference : { ...preference, choice: { exampleKey } };
}

function invalid(
  description: Description,
  route: Route,
  { request, answer }: { readonly request: MockRequest; readonly answer: PrismAnswer },
): Reply {
  const { requestViolations } = answer;
  const has = (code: number) => requestViolations.some((violation) => violation.code === code);
  if (has(401)) return refused(401, unsigned(request), { 'WWW-Authenticate': 'Bearer' });
  if (has(415)) return refused(415, WRONG_CONTENT_TYPE);
  const names = (route.operation.parameters ?? []).map(
    (parameter) => (resolved(description, parameter) as Parameter).name,
  );
  return refused(400, violationMessage(requestViolations, names), {
    'sl-violations': headerSafe(JSON.stringify(requestViolations)),
  });
}

function draw(context: RunContext, route: Route, answer: PrismAnswer): Reply {
  const { status, headers, body, answerViolations } = answer;
  if (answerViolations.length === 0) return { status, headers, body };
  const violations = JSON.stringify(answerViolations);
  context.log(`${route.operationId}: the example does not fit the description: ${violations}`);
  return { status, headers: { ...headers, 'sl-violations': headerSafe(violations) }, body };
}
