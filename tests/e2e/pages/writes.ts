import { allOperations } from '@dealer-portal/sdk/operations/all';
import type { Request } from 'playwright';

const API = '/new/api';

const parametersOf = (path: string) => path.split('{').length;

/** Every operation by its address; of two that fit, the one with fewer parameters is meant. */
const OPERATIONS = Object.values(allOperations())
  .sort((left, right) => parametersOf(left.path) - parametersOf(right.path))
  .map(({ id, method, path, effect }) => {
    const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
    return { id, method, effect, pattern: new RegExp(`^${API}${escaped}$`) };
  });

/** The name of a call that changes something, or that nobody has described; undefined for one that only reads. */
export function writeOf(request: Request): string | undefined {
  const method = request.method();
  const { pathname } = new URL(request.url());
  const operation = OPERATIONS.find((item) => item.method === method && item.pattern.test(pathname));
  if (operation) return operation.effect === 'read' ? undefined : operation.id;
  return method === 'GET' && !pathname.startsWith(`${API}/`) ? undefined : `${method} ${pathname}`;
}
