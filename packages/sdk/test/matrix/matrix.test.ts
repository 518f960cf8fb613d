import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CASES } from './cases';
import { wrongIn } from './outcome';
import { type MisbehavingServer, startServer } from './server';

let server: MisbehavingServer;
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

beforeAll(async () => {
  server = await startServer();
  process.on('unhandledRejection', note);
});

afterAll(async () => {
  await server.close();
  process.off('unhandledRejection', note);
});

describe('HTTP-05 against a real server, each failure has exactly one outcome', () => {
  it.each(CASES.map((matrixCase, at) => [`${at + 1} ${matrixCase.name}`, matrixCase] as const))(
    '%s',
    async (_, matrixCase) => {
      expect(await wrongIn(matrixCase, { origin: server.origin, isBrowser: false })).toBeUndefined();
    },
  );

  it('HTTP-05c in 25 cases or more, and no rejection goes unhandled', async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(CASES.length).toBeGreaterThanOrEqual(25);
    expect(unhandled).toEqual([]);
  });
});
