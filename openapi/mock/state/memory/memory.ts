import type { OperationId } from '../../../bundle/operation-ids';
import type { Persona, World } from '../../../world/world';
import type { Description } from '../../description';
import { fileReply, shownReply, uploadReply } from '../../exports/workbook';
import { refused } from '../../respond';
import { isRead, type Route } from '../../routes';
import { answerCheckOver } from './answer-check';
import { allExamples, type Envelope, exampleOf, hasExample } from './examples';
import { grownAnswer } from './grown-answers';
import { grownView } from './grown-view';
import { fields } from './input';
import { multipartFields } from './multipart';
import { emptyPage, isForPersona } from './owner';
import { type Personify, personifyFor } from './personify';
import type { Answer, Id } from './shapes';
import { shownSlices } from './shown-slices';
import type { Dealer } from './slice';
import type { Call, Handlers, Request, State } from './state';
import { uploadAt } from './uploads';

/** The base of the state. */
export interface StateContext {
  readonly description: Description;
  readonly routes: readonly Route[];
  readonly world: World;
  readonly handlers: Handlers;
  /** The orders of a dealer in its ledger, oldest first. */
  readonly orderNosOf: (dealer: Pick<Dealer, 'persona' | 'world' | 'now'>) => readonly string[];
  readonly log: (line: string) => void;
}

/** The state of all personas, each with its own memory, every answer checked against the description. */
export function createState(context: StateContext): State {
  const dealers = new Map<string, Dealer>();
  const check = answerCheckOver(context.description);
  const dealerOf = (persona: Persona, now = new Date()): Dealer => {
    const name = nameOf(persona);
    const dealer = dealers.get(name) ?? newDealer(context, persona, now);
    dealers.set(name, dealer);
    return { ...dealer, now };
  };
  return {
    serves: (route) => route.operationId in context.handlers || grownView(context.world, route) !== undefined,
    answer: (route, request) => {
      const handler = context.handlers[route.operationId];
      const call = callOf(route, request);
      const envelope =
        foreignWrite(context, { route, persona: request.persona, call }) ??
        foreignPage(context, { route, persona: request.persona, call }) ??
        (handler
          ? handler(dealerOf(request.persona, request.now), call)
          : grownEnvelope(context, route, request));
      if (!envelope) return undefined;
      if ('table' in envelope) return fileReply(envelope.table);
      if ('file' in envelope) return shownReply(envelope.file);
      const fault = check(route, envelope);
      if (fault === undefined) return { status: 200, body: envelope };
      context.log(`${route.operationId}: the state's answer does not fit the description: ${fault}`);
      return refused(500, `模拟服务的答复与接口描述不符：${route.operationId}`);
    },
    upload: (pathname) => {
      const file = uploadAt(dealers.values(), pathname);
      return file && uploadReply(file);
    },
    inWordsOf: (persona, body, now) => personifyOf(context, persona, now)(body),
    reset: (persona) => {
      for (const [name, dealer] of dealers)
        if (persona === undefined || dealer.persona.persona === persona) dealers.delete(name);
    },
    snapshot: (persona, part) => shownSlices(dealerOf(persona).slices, part),
  };
}

/** The persona's own answer where the world is another than that of the examples. */
function grownEnvelope(
  { world }: StateContext,
  route: Route,
  { persona }: Pick<Request, 'persona'>,
): Envelope | undefined {
  return grownView(world, route)?.[persona.persona]?.value;
}

/** A write for a customer that is not the caller's is refused: it would move the caller's own money and goods. */
function foreignWrite(
  { world }: StateContext,
  { route, persona, call }: { readonly route: Route; readonly persona: Persona; readonly call: Call },
): Envelope | undefined {
  if (isRead(route) || isForPersona(world, persona, { ...call.input, ...call.params })) return undefined;
  return { code: '0', msg: '没有这个客户的权限，请核对客户编码' };
}

/** A list about a foreign customer has no rows, in every handler. */
function foreignPage(
  { world }: StateContext,
  { route, persona, call }: { readonly route: Route; readonly persona: Persona; readonly call: Call },
): Envelope | undefined {
  if (isForPersona(world, persona, call.input)) return undefined;
  const page = emptyPage(allExamples(route)[0]?.data, call.input);
  return page === undefined ? undefined : call.done(page);
}

/** Each sold-to of a persona has a memory of its own. */
const nameOf = ({ persona, saletoCode }: Persona): string => `${persona} ${saletoCode}`;

function personifyOf({ world, orderNosOf }: StateContext, persona: Persona, now: Date): Personify {
  return personifyFor(world, persona, () => orderNosOf({ persona, world, now }));
}

function newDealer(context: StateContext, persona: Persona, now: Date): Dealer {
  const personify = personifyOf(context, persona, now);
  const routeOf = (operationId: OperationId): Route => {
    const route = context.routes.find((route) => route.operationId === operationId);
    if (!route)
      throw new Error(`The state is seeded from ${operationId}, which the description does not have.`);
    return route;
  };
  return {
    persona,
    world: context.world,
    now,
    example: <Name extends Id>(operationId: Name, name?: string) => {
      const route = routeOf(operationId);
      const exampleName = name === undefined && hasExample(route, persona.persona) ? persona.persona : name;
      const own = grownView(context.world, route)?.[exampleName ?? persona.persona]?.value;
      const data = own ? structuredClone(own.data) : personify(exampleOf(route, exampleName).data);
      const answer = data as Answer<Name>; // the lint has checked every example
      return name === undefined
        ? grownAnswer(operationId, answer, { world: context.world, persona })
        : answer;
    },
    examples: <Name extends Id>(operationId: Name) =>
      allExamples(routeOf(operationId)).flatMap(({ data }) =>
        data === undefined ? [] : [personify(data) as Answer<Name>],
      ),
    slices: new Map(),
  };
}

function callOf(route: Route, request: Request): Call {
  const { token, params, query, body, now, report } = request;
  return {
    token,
    params,
    now,
    report,
    input: { ...Object.fromEntries(query), ...multipartFields(body), ...fields(body) },
    done: (data, msg) => ({
      code: '1',
      msg: msg ?? exampleOf(route).msg ?? '成功',
      ...(data !== undefined && { data }),
    }),
    refuse: (name, msg): Envelope => {
      if (msg !== undefined && !hasExample(route, name)) return { code: '0', msg };
      const { data: _, ...failure } = exampleOf(route, name);
      return msg === undefined ? failure : { ...failure, msg };
    },
  };
}
