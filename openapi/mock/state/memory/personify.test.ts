import { describe, expect, it } from 'vitest';
import { loadWorld } from '../../../world/world';
import { loadDescription } from '../../description';
import { routesOf } from '../../routes';
import { allExamples } from './examples';
import { personifyFor } from './personify';

const world = loadWorld();
const [first, ...others] = world.personas;
if (!first) throw new Error('The world has no persona.');
const { secondSoldTo } = world;

/** Everything that the examples which are served to everybody say, one text for each operation. */
const examples = routesOf(loadDescription())
  .filter(({ operation }) => !('x-personas' in operation))
  .map((route) => ({ id: route.operationId, answers: allExamples(route) }));

const naming = (persona: Parameters<typeof personifyFor>[1], texts: readonly string[]) => {
  const personify = personifyFor(world, persona, () => ['6109990001', '6109990002']);
  return examples.flatMap(({ id, answers }) => {
    const text = JSON.stringify(personify(answers));
    return texts.filter((word) => text.includes(word)).map((word) => `${id}: ${word}`);
  });
};

const places = first.shipTos.flatMap(({ sendtoCode, sendtoAddress }) => [sendtoCode, sendtoAddress]);
const orderNos = world.orders.map(({ orderNo }) => orderNo);
const person = [first.user, first.userName, first.phone];

describe('CAT-03 an example of the first dealer in the words of another', () => {
  it('speaks of the first dealer before it is rewritten', () => {
    expect(
      new Set(naming(first, [first.saletoCode, first.name, ...person]).map((hit) => hit.split(': ')[1])),
    ).toEqual(new Set([first.saletoCode, first.name, ...person]));
  });

  it.each(others)('names nothing of the first dealer to $persona', (persona) => {
    expect(naming(persona, [first.saletoCode, first.name, ...places, ...person, ...orderNos])).toEqual([]);
    expect(naming(persona, ['6109990001', '6109990002'])).not.toEqual([]);
  });

  // The invoice of another dealer with this tax number would be wrong, and its card is nobody else's.
  it.each(others)(
    'gives $persona no tax number, licence, card, account, store, telephone or address of the first',
    (persona) => {
      const identity = [
        ...['91370212MA3EXAMPL0', '91370212MA3XXXXX1T', '370212********0011'],
        ...['6222****0129', '6222000000000000129', '3803020109200012345', '3803020000000001001'],
        ...['W370212008', '腾达', '崂山区株洲路187号', '长江中路230号', '黑龙江南路2号'],
        ...['0532-80000001', '13800000011', '13800000012', 'tengda'],
      ];
      expect(naming(persona, identity)).toEqual([]);
    },
  );

  it('names nothing of the first sold-to to the second, which has the same user', () => {
    const acting = { ...first, saletoCode: secondSoldTo.saletoCode, name: secondSoldTo.name };
    expect(naming(acting, [first.saletoCode, first.name, ...places])).toEqual([]);
  });
});
