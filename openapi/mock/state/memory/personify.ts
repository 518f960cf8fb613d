import type { Persona, World } from '../../../world/world';
import { isSecondSoldTo, ORDER_PREFIXES } from '../../acting-persona';

/** Rewrites an example that speaks of the world's first dealer so that it speaks of another persona. */
export type Personify = <Value>(value: Value) => Value;

/**
 * The rewriting for one persona; for the first dealer it is a plain copy.
 * @param orderNos the persona's orders in its ledger, oldest first: the orders of the first dealer, which no other has, become
 *   its newest ones. Asked for when an example names one.
 */
export function personifyFor(world: World, persona: Persona, orderNos: () => readonly string[]): Personify {
  const isSecond = isSecondSoldTo(world, persona);
  const byKey = isSecond ? secondWords(world) : wordsFor(world, persona);
  if (byKey.size === 0) return (value) => structuredClone(value);
  const examples = isSecond ? [] : world.orders.map(({ orderNo }) => orderNo);
  const ownOrder = (orderNo: string): string | undefined => {
    const current = orderNos();
    return current.at(-1 - (examples.indexOf(orderNo) % current.length));
  };
  const known = [...byKey.keys(), ...examples].sort((left, right) => right.length - left.length);
  const anyWord = new RegExp(known.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
  return (value) =>
    value === undefined
      ? value
      : JSON.parse(
          JSON.stringify(value).replace(anyWord, (word) => byKey.get(word) ?? ownOrder(word) ?? word),
        );
}

/** The first payers of the world begin so, those of its second sold-to with the other. */
const PAYER_PREFIXES = ['88002001', '88002101'] as const;

/** The second sold-to has the same user; its ship-to, payers and orders are its own. */
function secondWords({ personas, secondSoldTo, shipTos }: World): Map<string, string> {
  const byKey = new Map<string, string>();
  const [first] = personas;
  const shipTo = shipTos.find((item) => item.saletoCode === secondSoldTo.saletoCode);
  if (!first || !shipTo) return byKey;
  for (const { saletoCode, sendtoCode, sendtoAddress } of shipTos) {
    if (saletoCode !== first.saletoCode) continue;
    byKey.set(sendtoCode, shipTo.sendtoCode).set(sendtoAddress, shipTo.sendtoAddress);
  }
  return (
    byKey
      .set(first.saletoCode, secondSoldTo.saletoCode)
      .set(first.name, secondSoldTo.name)
      .set(PAYER_PREFIXES[0], PAYER_PREFIXES[1])
      .set(ORDER_PREFIXES[0], ORDER_PREFIXES[1])
      // Its own name stays, and the short one of the first becomes its own.
      .set(secondSoldTo.name, secondSoldTo.name)
      .set('腾达家电', '黄岛腾达')
  );
}

function wordsFor(world: World, persona: Persona): Map<string, string> {
  const [first] = world.personas;
  const byKey = new Map<string, string>();
  if (!first || first.persona === persona.persona) return byKey;
  const current = world.shipTos.find((shipTo) => shipTo.saletoCode === persona.saletoCode);
  const { secondSoldTo } = world;
  for (const shipTo of world.shipTos) {
    if (shipTo.saletoCode !== first.saletoCode && shipTo.saletoCode !== secondSoldTo.saletoCode) continue;
    byKey.set(shipTo.sendtoCode, current?.sendtoCode ?? persona.saletoCode);
    byKey.set(shipTo.sendtoAddress, current?.sendtoAddress ?? persona.name);
  }
  byKey.set(secondSoldTo.saletoCode, persona.saletoCode).set(secondSoldTo.name, persona.name);
  byKey.set(first.saletoCode, persona.saletoCode).set(first.name, persona.name);
  byKey.set(first.user, persona.user).set(first.userName, persona.userName).set(first.phone, persona.phone);
  // 腾达家电授信账户 becomes 泉城新零售授信账户: payer names begin with what is particular in the dealer's name.
  return byKey.set(
    '腾达家电',
    persona.name.replace(/^(青岛|济南|潍坊|烟台|上海|临沂|淄博|日照)|有限公司$/g, ''),
  );
}
