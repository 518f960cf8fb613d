import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A dealer that one can sign in as: one line of `dealers` in world.yaml. */
export interface Persona {
  readonly persona: string;
  readonly saletoCode: string;
  readonly saletoCodeSub?: string;
  readonly name: string;
  readonly channel: string;
  readonly channelGroup: string;
  readonly subChannel: string;
  readonly customerSpecialLabel: string;
  readonly customerFlag?: string;
  readonly user: string;
  readonly userName: string;
  readonly phone: string;
  readonly role: string;
  readonly isAdmin: boolean;
  readonly freeze?: { readonly M: string; readonly J: string };
  readonly mdmState?: string;
}

interface WorldShipTo {
  readonly sendtoCode: string;
  readonly saletoCode: string;
  readonly sendtoAddress: string;
  readonly isDefault: number;
}

interface WorldPayer {
  readonly payerCode: string;
  readonly payerType: string;
  readonly name: string;
  /** Yuan. */
  readonly balance: number;
}

interface WorldProduct {
  readonly productCode: string;
  readonly productModel: string;
  readonly productName: string;
  readonly category: string;
  /** Supply price in yuan. */
  readonly price: number;
  /** Centre stock in units. */
  readonly stock: number;
  readonly withdrawn?: boolean;
}

interface WorldOrder {
  readonly orderNo: string;
  readonly orderTypeNo: string;
  readonly date: string;
  readonly status: string;
  readonly payerCode: string;
  readonly sendtoCode: string;
  readonly lines: readonly (readonly [productCode: string, number: number, price: number])[];
  readonly amount: number;
}

/** The one business world that every example speaks of. */
export interface World {
  readonly today: string;
  readonly dealers: readonly Persona[];
  readonly secondSoldTo: { readonly saletoCode: string; readonly name: string; readonly owner: string };
  readonly shipTos: readonly WorldShipTo[];
  readonly payers: readonly WorldPayer[];
  readonly otherPayers: readonly (WorldPayer & { readonly saletoCode: string })[];
  readonly categories: Readonly<Record<string, string>>;
  readonly products: readonly WorldProduct[];
  readonly orders: readonly WorldOrder[];
  readonly dnNumbers: Readonly<Record<string, string>>;
}

/** Reads openapi/world.yaml; examples-agree.test.ts holds its form. */
export function loadWorld(): World {
  return parse(readFileSync(new URL('../world.yaml', import.meta.url), 'utf8'));
}

/** Whether somebody acts for the second sold-to, which has a memory and words of its own. */
export function isSecondSoldTo(world: World, { saletoCode }: Persona): boolean {
  return saletoCode === world.secondSoldTo.saletoCode;
}

/** Order numbers of the first sold-to begin with the first of these, those of the second with the other. */
export const ORDER_PREFIXES = ['6010086', '6010096'] as const;

/**
 * For whom a call is made: for the sold-to that it names; one that names none is for the owner's second sold-to when it
 * carries its code, one of its ship-tos or orders, else for the persona as it signed in. Goods that the second hands over
 * to the first are asked for in the name of the first.
 * @param said everything that the call carries
 */
export function actingPersona(world: World, persona: Persona, said: unknown): Persona {
  const { secondSoldTo, shipTos } = world;
  if (secondSoldTo.owner !== persona.persona) return persona;
  const { saletoCode, name } = secondSoldTo;
  const own = shipTos.filter((one) => one.saletoCode === saletoCode).map((one) => one.sendtoCode);
  const text = JSON.stringify(said);
  const named = /"saletoCode":"([^"]+)"/.exec(text)?.[1];
  const isSecond =
    named === undefined
      ? [saletoCode, ...own, ORDER_PREFIXES[1]].some((code) => text.includes(code))
      : named === saletoCode;
  return isSecond ? { ...persona, saletoCode, name } : persona;
}
