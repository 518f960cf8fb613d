import { expect, it, vi } from 'vitest';
import { joinedQueries, lastKnown } from './joined-queries';

const there = <T>(data?: T) => ({ data, error: null, refetch: vi.fn() });
const failed = (data?: number) => ({ data, error: new Error('服务繁忙'), refetch: vi.fn() });

it('HTTP-08 several calls are there once all are, and the whole is made of their answers in their order', () => {
  const whole = ([count, name]: readonly [number, string]) => `${name} ${count}`;
  expect(joinedQueries([there(2), there('A')], whole)).toMatchObject({ data: 'A 2', error: null });
  expect(joinedQueries([there(2), there<string>()], whole).data).toBeUndefined();
});

it('HTTP-08 one call that failed is the failure of all, and a retry asks again for it alone', async () => {
  const [known, lost] = [there(1), failed()];
  const joined = joinedQueries([known, lost], ([first, second]) => first + second);
  expect(joined).toMatchObject({ data: undefined, error: lost.error });
  await joined.refetch();
  expect(lost.refetch).toHaveBeenCalledTimes(1);
  expect(known.refetch).not.toHaveBeenCalled();
});

it('HTTP-08 a failure beside the last answer counts, unless that answer may stay', () => {
  const query = failed(5);
  expect(joinedQueries([query], ([count]) => count)).toMatchObject({ data: 5, error: query.error });
  expect(joinedQueries([lastKnown(query)], ([count]) => count)).toMatchObject({ data: 5, error: null });
  expect(joinedQueries([lastKnown(failed())], ([count]) => count).error).toBeInstanceOf(Error);
});
