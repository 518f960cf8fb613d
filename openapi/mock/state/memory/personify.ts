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
  const orderInPlaceOf = (orderNo: string): string | undefined => {
    const dealerOrderNos = orderNos();
    return dealerOrderNos.at(-1 - (examples.indexOf(orderNo) % dealerOrderNos.length));
  };
  const known = [...byKey.keys(), ...examples].sort((left, right) => right.length - left.length);
  const anyWord = new RegExp(known.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
  return (value) =>
    value === undefined
      ? value
      : JSON.parse(
          JSON.stringify(value).replace(anyWord, (word) => byKey.get(word) ?? orderInPlaceOf(word) ?? word),
        );
}

/** The first payers of the world begin so, those of its second sold-to with the other. */
const PAYER_PREFIXES = ['88002001', '88002101'] as const;

/** The second sold-to has the same user; its ship-to, payers and orders are its own. */
function secondWords({ personas, secondSoldTo, shipTos }: World): Map<string, string> {
  const byKey = new Map<string, string>();
  const [first] = personas;
  const shipTo = shipTos.find((candidate) => candidate.saletoCode === secondSoldTo.saletoCode);
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
  const personaShipTo = world.shipTos.find((shipTo) => shipTo.saletoCode === persona.saletoCode);
  const { secondSoldTo } = world;
  for (const shipTo of world.shipTos) {
    if (shipTo.saletoCode !== first.saletoCode && shipTo.saletoCode !== secondSoldTo.saletoCode) continue;
    byKey.set(shipTo.sendtoCode, personaShipTo?.sendtoCode ?? persona.saletoCode);
    byKey.set(shipTo.sendtoAddress, personaShipTo?.sendtoAddress ?? persona.name);
  }
  byKey.set(secondSoldTo.saletoCode, persona.saletoCode).set(secondSoldTo.name, persona.name);
  byKey.set(first.saletoCode, persona.saletoCode).set(first.name, persona.name);
  byKey.set(first.user, persona.user).set(first.userName, persona.userName).set(first.phone, persona.phone);
  for (const [word, replacement] of identityWords(first, persona)) byKey.set(word, replacement);
  // 腾达家电授信账户 becomes 泉城新零售授信账户: payer names begin with what is particular in the dealer's name.
  return byKey.set('腾达家电', persona.shortName).set('腾达电器', persona.shortName);
}

/** What identifies the first dealer besides its names and codes, with what another dealer has in its place. */
function identityWords(first: Persona, persona: Persona): readonly (readonly [string, string])[] {
  const suffix = persona.userId.slice(-2);
  const address = persona.shipTos[0]?.sendtoAddress ?? persona.name;
  const staff = first.shipTos.flatMap(({ contactName, contactPhone }) => [
    ...(contactName ? [[contactName, persona.user] as const] : []),
    ...(contactPhone ? [[contactPhone, persona.phone] as const] : []),
  ]);
  return [
    ...staff,
    // Tax number and licence; the second one is that of the invoices.
    ['91370212MA3EXAMPL0', `91370212MA3EXAM${suffix}0`],
    ['91370212MA3XXXXX1T', `91370212MA3EXAM${suffix}0`],
    // Payers of its own begin as its first one does besides the sold-to.
    [PAYER_PREFIXES[0], persona.payers[1]?.payerCode.slice(0, PAYER_PREFIXES[0].length) ?? `88002${suffix}1`],
    // Bank accounts and cards.
    ['3803020109200012345', `38030201092000${suffix}345`],
    ['3803020000000001001', `38030200000000${suffix}001`],
    ['6222000000000000129', `6222000000000${suffix}0129`],
    ['6222****0129', `6222****${suffix}29`],
    ['370212********0011', `370212********00${suffix}`],
    // Stores, their places and telephones.
    ['W370212008', `W3799120${suffix}`],
    ['0532-80000001', `0532-800000${suffix}`],
    ['tengda.test', `${persona.userName}.test`],
    ['山东省青岛市崂山区株洲路187号', address],
    ['崂山区株洲路187号', address],
    ['腾达', persona.shortName],
    ['山东省青岛市黄岛区长江中路230号', address],
    ['山东省青岛市市北区黑龙江南路2号', address],
  ];
}
