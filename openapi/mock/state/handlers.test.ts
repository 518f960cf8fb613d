import { describe, expect, it } from 'vitest';
import { loadWorld } from '../../world/world';
import { loadDescription } from '../description';
import { exampleRequests } from '../example-request';
import { routesOf } from '../routes';
import { clientOf, mockForTests } from '../test/client';
import { handlers } from './handlers';

const description = loadDescription();
const { addressOf, bodyOf } = exampleRequests(description);
const routes = routesOf(description).filter((route) => route.operationId in handlers);

/** It differs from the first dealer, whom own-requests.test.ts tries, in channel, sub-account and frame of menus. */
const OTHER_PERSONA = 'traditional';
/** `pnpm check --whole` tries every persona. */
const personas = loadWorld()
  .personas.map(({ persona }) => persona)
  .filter((persona) => process.env['WHOLE'] === '1' || persona === OTHER_PERSONA);

/** Calls with a file in or out have tests of their own. */
const FILES = [
  'importBatchOrder',
  'exportSampleSheet',
  'printReceipt',
  'getPaymentQrCode',
  'uploadFile',
  'uploadDocument',
  'uploadPotentialCustomerPicture',
];

const logged: string[] = [];
const mock = mockForTests({ log: (line) => logged.push(line) });

describe('the operations that are answered from memory', () => {
  it.each(personas)('answer their own example requests as described, for %s', async (persona) => {
    const caller = clientOf(mock, persona);
    const wrong: string[] = [];
    for (const route of routes) {
      if (FILES.includes(route.operationId)) continue;
      const answer =
        route.method === 'get'
          ? await caller.get(addressOf(route))
          : await caller.post(addressOf(route), bodyOf(route));
      const isRight =
        answer.status === 200 &&
        answer.body.code !== undefined &&
        answer.headers.get('sl-violations') === null;
      if (!isRight) wrong.push(`${route.operationId}: ${answer.status} ${answer.body.msg}`);
    }
    expect([...wrong, ...logged]).toEqual([]);
  });
});
