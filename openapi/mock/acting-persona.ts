import type { Persona, World } from '../world/world';

/** Whether somebody acts for the second sold-to, which has a memory and words of its own. */
export function isSecondSoldTo(world: World, { saletoCode }: Persona): boolean {
  return saletoCode === world.secondSoldTo.saletoCode;
}

/** Whether somebody acts for the dealer that the examples of the description speak of. */
export function isFirstSoldTo(world: World, { saletoCode }: Persona): boolean {
  return saletoCode === world.personas[0]?.saletoCode;
}

/** Order numbers of the first sold-to begin with the first of these, those of the second with the other. */
export const ORDER_PREFIXES = ['6010086', '6010096'] as const;

/**
 * The account of a call: that of the named sold-to, else of the named customer. A call that names none belongs to the
 * owner's second sold-to when it carries that one's code, ship-to or order. Else it belongs to the persona that signed
 * in. Products that the second hands over to the first are requested in the name of the first.
 * @param said everything that the call carries
 */
export function actingPersona(world: World, persona: Persona, said: unknown): Persona {
  const { secondSoldTo, shipTos } = world;
  if (secondSoldTo.owner !== persona.persona) return persona;
  const { saletoCode, name } = secondSoldTo;
  const sendtoCodes = shipTos
    .filter((shipTo) => shipTo.saletoCode === saletoCode)
    .map((shipTo) => shipTo.sendtoCode);
  const text = JSON.stringify(said);
  const named = (/"saletoCode":"([^"]+)"/.exec(text) ?? /"cust(?:omer)?Code":"([^"]+)"/.exec(text))?.[1];
  const isSecond =
    named === undefined
      ? [saletoCode, ...sendtoCodes, ORDER_PREFIXES[1]].some((code) => text.includes(code))
      : named === saletoCode;
  return isSecond ? { ...persona, saletoCode, name } : persona;
}
