import { afterEach, expect, it, vi } from 'vitest';
import { config, configure } from './config';
import { configNotes, loadConfig } from './load-config';

afterEach(() => {
  vi.useRealTimers();
  configure({});
});

const answer = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

const cut = () =>
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });

it('HTTP-14 one build opens with the settings of two hosts', async () => {
  answer('{"hotline":"400-111-1111","loginUrl":"https://staging.example.cn/login"}');
  expect(await loadConfig()).toBeUndefined();
  expect([config.hotline, config.loginUrl]).toEqual(['400-111-1111', 'https://staging.example.cn/login']);
  answer('{"hotline":"400-222-2222"}');
  expect(await loadConfig()).toBeUndefined();
  expect([config.hotline, config.loginUrl]).toEqual(['400-222-2222', '/provider/login']);
});

it('a host without a file opens with the settings of the build', async () => {
  answer('not here', 404);
  expect(await loadConfig()).toBeUndefined();
  expect(config.hotline).toBe('400-000-0000');
});

it('a second visit opens with the settings of the first where the file does not come or is broken, and a first one says why it cannot', async () => {
  cut();
  expect(await loadConfig()).toBe('noAnswer');
  answer('{"hotline":5}');
  const faults = [{ path: 'hotline', expected: 'text' }];
  expect(await loadConfig()).toEqual(faults);
  answer('{"hotline":"400-333-3333"}');
  expect(await loadConfig()).toBeUndefined();
  configure({});
  cut();
  expect(await loadConfig()).toBeUndefined();
  expect(config.hotline).toBe('400-333-3333');
  answer('{"hotline":5}');
  expect(await loadConfig()).toBeUndefined();
  expect(config.hotline).toBe('400-333-3333');
  expect(configNotes()).toEqual({ faults, unknown: [], isKept: true });
});

it('a file that comes late holds nobody up who has been here before, and counts at the next visit', async () => {
  answer('{"hotline":"400-444-4444"}');
  await loadConfig();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let arrive: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
  const opening = loadConfig();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await opening).toBeUndefined();
  expect(config.hotline).toBe('400-444-4444');
  arrive(new Response('{"hotline":"400-555-5555"}'));
  vi.useRealTimers();
  await vi.waitFor(() => expect(localStorage.getItem('dealer-portal:config')).toContain('400-555'));
});
