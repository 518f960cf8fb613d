import type { Persona, World } from '../world/world';
import { isRecord } from './description';

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

/** The fields that name the account of a call: a sold-to before a customer. */
const ACCOUNT_FIELDS = [['saletoCode'], ['customerCode', 'custCode']] as const;

/** The fields that name something of one account: itself, a payer, a ship-to, an order. */
const OWNED_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'unitId',
  'saletoCodeSub',
  'accountCode',
  'saleCustCode',
  'userCode',
  'supplyCode',
  'sonCustomerCode',
  'payerCode',
  'fromPayerCode',
  'toPayerCode',
  'paytoCode',
  'billtoCode',
  'sendtoCode',
  'sendToCode',
  'addressCode',
  'orderNo',
  'orderNoList',
  'orderTypeNo',
  'orderTypeNoList',
  'composeOrderNo',
  'bstnk',
  'bstnks',
]);

/** A field of a call, at any depth, with its text. */
type NamedText = readonly [name: string, text: string];

/**
 * The account of a call: that of the named sold-to, else of the named customer. A call that names none belongs to the
 * owner's second sold-to when a field names that one's code, ship-to or order; what a text says chooses no account. Else it
 * belongs to the persona that signed in. Products that the second hands over to the first are requested in the name of the
 * first.
 * @param input the parameters of the path, the query and the body
 */
export function actingPersona(world: World, persona: Persona, input: readonly unknown[]): Persona {
  const { secondSoldTo, shipTos } = world;
  if (secondSoldTo.owner !== persona.persona) return persona;
  const { saletoCode, name } = secondSoldTo;
  const texts = input.flatMap((part) => namedTexts(part));
  const account = ACCOUNT_FIELDS.map((names: readonly string[]) =>
    texts.find(([field, text]) => names.includes(field) && text !== ''),
  ).find((field) => field !== undefined)?.[1];
  const codes = shipTos.flatMap((shipTo) => (shipTo.saletoCode === saletoCode ? [shipTo.sendtoCode] : []));
  const isSecond =
    account === undefined
      ? texts.some(([field, text]) => OWNED_FIELDS.has(field) && namesOne(text, [saletoCode, ...codes]))
      : account === saletoCode;
  return isSecond ? { ...persona, saletoCode, name } : persona;
}

/** Whether a field names one of these codes or an order of the second sold-to, alone or among others: `ZY6010096601`. */
function namesOne(text: string, codes: readonly string[]): boolean {
  const numbers = text.split(',').map((part) => part.replace(/^[A-Z]+|_admin$/g, ''));
  return numbers.some((number) => codes.includes(number) || number.startsWith(ORDER_PREFIXES[1]));
}

/** The texts of a value by the names of their fields; those of a list have the name of the list. */
function namedTexts(value: unknown, name = ''): readonly NamedText[] {
  if (typeof value === 'string') return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((entry) => namedTexts(entry, name));
  return isRecord(value) ? Object.entries(value).flatMap(([field, inner]) => namedTexts(inner, field)) : [];
}
