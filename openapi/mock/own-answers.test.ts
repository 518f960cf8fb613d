import { describe, expect, it } from 'vitest';
import { loadWorld } from '../world/world';
import { loadDescription } from './description';
import { exampleRequests } from './example-request';
import { isRead, routesOf } from './routes';
import { personifyFor } from './state/memory/personify';
import { clientOf, mockForTests } from './test/client';

const mock = mockForTests();
const world = loadWorld();
const [first] = world.personas;
if (!first) throw new Error('The world has no persona.');
const description = loadDescription();
const { addressOf, initOf } = exampleRequests(description);
/** Calls whose very answer is other customers: partners of a shared vehicle, and the list of POP customers. */
const ABOUT_OTHERS: ReadonlySet<string> = new Set(['listTrafficCarpoolOrders', 'listPopCustomerCodes']);
const reads = routesOf(description).filter(
  (route) => isRead(route) && route.isSecured && !ABOUT_OTHERS.has(route.operationId),
);

/** What identifies a dealer: codes, name, places, telephones, accounts. */
const identityOf = ({ saletoCode, name, phone, shipTos, payers }: (typeof world.personas)[number]) => [
  ...[saletoCode, name, phone],
  ...shipTos.flatMap(({ sendtoCode, sendtoAddress }) => [sendtoCode, sendtoAddress]),
  ...payers.map(({ payerCode }) => payerCode),
];

/** What the examples say of the first dealer besides. */
const FIRST_ALONE = [
  ...['91370212MA3EXAMPL0', '91370212MA3XXXXX1T', '370212********0011', 'W370212008', '腾达'],
  ...['6222****0129', '3803020109200012345', '3803020000000001001', '13800000011', '13800000012'],
];

/** A plain run asks each read as every third persona, each time the same; `pnpm check --whole` asks it as all. */
const STEP = process.env['WHOLE'] === '1' ? 1 : 3;
const asked = (persona: (typeof world.personas)[number]) =>
  reads.filter((_, at) => (at + world.personas.indexOf(persona)) % STEP === 0);

describe('CAT-03 no answer holds what identifies another dealer', () => {
  it.each(world.personas)('for $persona, who asks with its own codes', async (persona) => {
    const inOwnWords = personifyFor(world, persona, () => ['6109990001']);
    const strangers = world.personas.filter((candidate) => candidate !== persona).flatMap(identityOf);
    const texts = [...new Set([...strangers, ...(persona === first ? [] : FIRST_ALONE)])];
    const hits: string[] = [];
    for (const route of asked(persona)) {
      const { body, ...init } = initOf(route, `Bearer demo-${persona.persona}`);
      const address = mock.url + inOwnWords(decodeURI(addressOf(route)));
      const response = await fetch(encodeURI(address), {
        ...init,
        ...(typeof body === 'string' ? { body: inOwnWords(body) } : body && { body }),
      });
      const text = await response.text();
      for (const word of texts) if (text.includes(word)) hits.push(`${route.operationId}: ${word}`);
    }
    expect(hits).toEqual([]);
  });

  it('a foreign customer view does not open', async () => {
    const user = clientOf(mock, 'traditional');
    expect((await user.get(`/coc-search/api/v1/customer/loginVerify/${first.saletoCode}`)).body.data).toBe(
      false,
    );
    expect((await user.get('/coc-search/api/v1/customer/loginVerify/8800234567')).body.data).toBe(true);
  });
});
