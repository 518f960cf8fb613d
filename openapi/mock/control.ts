import type { RunContext } from './answer';
import { docs } from './docs';
import type { MockRequest } from './read-request';
import { Refusal } from './refusal';
import type { Reply } from './respond';
import { momentOf } from './runs/clock';
import { type Fault, faultOf } from './runs/faults';
import { exampleNames } from './state/memory/examples';
import { FILES_PATH } from './state/memory/uploads';
import { personaOfRequest } from './tokens';

type Act = (context: RunContext, request: MockRequest, persona: string | undefined) => unknown;

const ACTS: Readonly<Record<string, Act>> = {
  'POST /mock/reset': ({ state, faults, clock }, _, persona) => {
    state?.reset(persona);
    faults.clear(persona);
    if (persona === undefined) clock.set(undefined);
  },
  'POST /mock/faults': (context, { body }, persona) => {
    const { fault, times } = faultOf(body, persona);
    refuseUnreal(context, fault);
    context.faults.arm(fault, times);
    return context.faults.list();
  },
  'GET /mock/faults': ({ faults }) => faults.list(),
  'DELETE /mock/faults': ({ faults }, _, persona) => faults.clear(persona),
  'GET /mock/clock': ({ clock }) => ({ now: clock.now().toISOString() }),
  'POST /mock/clock': ({ clock }, { body }) => {
    clock.set(momentOf(body));
    return { now: clock.now().toISOString() };
  },
  'DELETE /mock/clock': ({ clock }) => clock.set(undefined),
  'DELETE /mock/run': ({ end }) => end(),
};

/**
 * The mock's own addresses: `/health`, `/docs`, and for tests `/mock/reset`, `/mock/faults`, `/mock/clock`,
 * `/mock/run`, `/mock/state`.
 * @returns undefined when the address is none of them
 */
export function control(context: RunContext, request: MockRequest, now: Date): Reply | undefined {
  const { method, pathname } = request;
  if (pathname === '/health') return { status: 200, body: { code: '1', msg: 'ok' } };
  if (pathname === '/docs' || pathname.startsWith('/docs/')) return docs(pathname);
  if (method === 'GET' && pathname.startsWith(FILES_PATH)) return context.state?.upload(pathname);
  const persona = personaOfRequest(request, context.world.personas, now);
  if (`${method} ${pathname}` === 'GET /mock/state') {
    if (!persona) throw new Refusal(401, '查看状态需要登录身份的 token');
    const part = request.query.get('part') ?? undefined;
    const remembered = context.state?.snapshot(persona, part);
    if (part !== undefined && remembered === undefined) throw new Refusal(400, `没有记住名为 ${part} 的部分`);
    return ok(remembered ?? {});
  }
  const act = ACTS[`${method} ${pathname}`];
  return act && ok(act(context, request, persona?.persona));
}

/** A fault that names nothing real would never happen, and a test would pass for the wrong reason. */
function refuseUnreal({ routes, world }: RunContext, { operationId, persona, example }: Fault): void {
  const meant = routes.filter((route) => operationId === '*' || route.operationId === operationId);
  if (meant.length === 0) throw new Refusal(400, `没有名为 ${operationId} 的调用；* 表示所有调用`);
  if (persona !== undefined && !world.personas.some((known) => known.persona === persona))
    throw new Refusal(400, `没有名为 ${persona} 的登录身份；null 表示所有人`);
  if (example !== undefined && !meant.some((route) => exampleNames(route).includes(example)))
    throw new Refusal(400, `调用 ${operationId} 没有名为 ${example} 的示例`);
}

function ok(data: unknown): Reply {
  return { status: 200, body: { code: '1', msg: '成功', ...(data !== undefined && { data }) } };
}
