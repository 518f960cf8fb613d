import type { Parts } from './answer';
import { docs } from './docs';
import { faultOf } from './faults';
import type { MockRequest } from './read-request';
import { Refusal } from './refusal';
import type { Reply } from './respond';
import { personaOfHeader } from './tokens';

/**
 * The mock's own addresses: `/health`, `/docs`, and for tests `/mock/reset`, `/mock/faults`, `/mock/state`.
 * @returns undefined when the address is none of them
 */
export function control(parts: Parts, request: MockRequest, now: Date): Reply | undefined {
  const { method, pathname } = request;
  if (pathname === '/health') return ok({ code: '1', msg: 'ok' });
  if (pathname === '/docs' || pathname.startsWith('/docs/')) return docs(pathname);
  if (!pathname.startsWith('/mock/')) return undefined;
  const persona = personaOfHeader(request.headers['authorization'], parts.world.personas, now);
  switch (`${method} ${pathname}`) {
    case 'POST /mock/reset':
      parts.state?.reset(persona?.persona);
      parts.faults.clear(persona?.persona);
      return ok({ code: '1', msg: '已重置' });
    case 'POST /mock/faults': {
      const { fault, times } = faultOf(request.body, persona?.persona);
      if (!isOperation(parts, fault.operationId)) {
        throw new Refusal(400, `没有名为 ${fault.operationId} 的调用；* 表示所有调用`);
      }
      parts.faults.arm(fault, times);
      return ok({ code: '1', msg: '已设置', data: parts.faults.list() });
    }
    case 'GET /mock/faults':
      return ok({ code: '1', msg: '成功', data: parts.faults.list() });
    case 'DELETE /mock/faults':
      parts.faults.clear(persona?.persona);
      return ok({ code: '1', msg: '已清除' });
    case 'GET /mock/state':
      if (!persona) throw new Refusal(401, '查看状态需要登录身份的 token');
      return ok({ code: '1', msg: '成功', data: parts.state?.snapshot(persona) ?? {} });
    default:
      return undefined;
  }
}

function isOperation({ routes }: Parts, operationId: string): boolean {
  return operationId === '*' || routes.some((route) => route.operationId === operationId);
}

function ok(body: unknown): Reply {
  return { status: 200, body };
}
