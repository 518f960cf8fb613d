/** Building all schemas at import would cost tens of milliseconds at every start. */
import { expect, it, vi } from 'vitest';

const built = vi.hoisted(() => ({ count: 0 }));

vi.mock('zod/mini', async (load) => {
  const zod = await load<Record<string, unknown>>();
  const counted = Object.entries(zod).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value];
    const make = value as (...args: unknown[]) => unknown;
    return [
      name,
      (...args: unknown[]) => {
        built.count += 1;
        return make(...args);
      },
    ];
  });
  return Object.fromEntries(counted) as object;
});

it('importing all checks and using one builds no schema; a refusal builds one', async () => {
  const checks = await import('../src/generated/validators/index');
  const { issuesOf } = await import('../src/validation/index');
  expect(Object.keys(checks).length).toBeGreaterThan(500);
  expect(issuesOf(checks.listCartData, [])).toEqual([]);
  expect(built.count).toBe(0);
  expect(issuesOf(checks.listCartData, [1])).toEqual([{ path: '0', message: 'expected object' }]);
  expect(built.count).toBeGreaterThan(0);
});
