import { readPort } from '@dealer-portal/web/read-port';
import { expect, it } from 'vitest';

it.each(['abc', '70000', '-1', '4000.5'])(
  'PORT=%s is no port: what was wrong is said, and what to write',
  (text) => {
    const message = `PORT=${text} 不是端口。请填 0 到 65535 的整数，如 PORT=4001 npm start`;
    expect(() => readPort({ PORT: text }, 'PORT', 4000)).toThrow(message);
  },
);

it.each([
  [{}, 4000],
  [{ PORT: '' }, 4000],
  [{ PORT: ' 4001 ' }, 4001],
  [{ PORT: '0' }, 0],
] as const)('%o starts at port %i', (env, port) => {
  expect(readPort(env, 'PORT', 4000)).toBe(port);
});
