/** Examples that differ by who asks: an operation names its view by `x-personas`, and each persona gets one by it. */
import { grantedMenus } from './menus';
import type { Persona, SoldTo, World } from './world';

/** An example as the description has it. */
interface Example {
  readonly summary: string;
  readonly value: { readonly code: string; readonly msg: string; readonly data: unknown };
}

export type Examples = Readonly<Record<string, unknown>>;

const SALES_GROUP = 'SG370201';
const TRADE = '01';
const SESSION_DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

const shipToRows = (soldTo: SoldTo) =>
  soldTo.shipTos.map(({ sendtoCode, sendtoAddress }, at) => ({
    sendtoCode,
    sendtoAddress,
    isDefault: at === 0 ? 1 : 0,
  }));

/** Views of a sold-to: the second one has an example, too. */
const OF_SOLD_TO: Readonly<Record<string, (soldTo: SoldTo) => unknown>> = {
  soldTo: ({ saletoCode, name }) => ({ saletoCode, saletoName: name }),
  shipTos: shipToRows,
  defaultShipTo: (soldTo) => shipToRows(soldTo)[0],
};

const OF_PERSONA: Readonly<Record<string, (persona: Persona, world: World) => unknown>> = {
  user,
  saleInfo,
  addresses,
  payers: ({ payers }) =>
    payers.map(({ payerCode, payerType, name, balance, hrsBalance = 0 }) => ({
      payerCode,
      payerType,
      customerName: name,
      salesGroupCode: SALES_GROUP,
      balance,
      hrsBalance,
      deletedFlag: '0',
    })),
  menus: (persona, world) => ({ menus: grantedMenus(world.menus, persona), buttons: persona.buttons }),
  freezeFlags: ({ freeze, mdmState = '0' }) => ({
    M: freeze?.M ?? '',
    J: freeze?.J ?? '',
    customerState: mdmState,
    freezeTagStatus: '0',
  }),
  calculator: ({ may }) => may.includes('calculator'),
  purchaseReturns: ({ may }) => may.includes('purchaseReturns'),
  redInvoices: ({ may }) => ({
    valid: may.includes('redInvoices'),
    rebateAuth: may.includes('redInvoicesOfRebates'),
    returnAuth: may.includes('redInvoicesOfReturns'),
  }),
};

function user(persona: Persona, world: World): unknown {
  const soldTos = [persona, ...(persona.secondSoldTo ? [persona.secondSoldTo] : [])];
  const lastDay = new Date(Date.parse(world.today) + SESSION_DAYS * DAY_MS).toISOString().slice(0, 10);
  return {
    token: `demo-${persona.persona}`,
    id: persona.userId,
    name: persona.userName,
    nickname: persona.user,
    realName: persona.user,
    userName: persona.userName,
    phoneNumber: persona.phone,
    saletoCode: persona.saletoCode,
    roles: { [persona.roleCode]: persona.role },
    isAdmin: persona.isAdmin,
    customerName: persona.name,
    customerFlag: persona.customerFlag ?? '',
    customers: soldTos.map(({ saletoCode, name }) => ({ saletoCode, saletoName: name })),
    saletoCodeSub: persona.saletoCodeSub ?? persona.saletoCode,
    expireAt: `${lastDay}T09:00:00+08:00`,
  };
}

function saleInfo(persona: Persona): unknown {
  return {
    channel: persona.channel,
    channelGroup: persona.channelGroup,
    customerCode: persona.saletoCode,
    customerFlag: persona.customerFlag ?? '',
    customerName: persona.name,
    customerSpecialLabel: persona.customerSpecialLabel ?? '',
    manageCustomerCode: persona.saletoCode,
    salesGroupCode: SALES_GROUP,
    subChannel: persona.subChannel,
    tagCode: '',
    tradeCode: TRADE,
    customerState: persona.mdmState ?? '0',
    freezeTagStatus: '0',
  };
}

function addresses({ saletoCode, shipTos }: Persona): unknown {
  return shipTos.map(({ sendtoCode, sendtoAddress, addressName, contactName, contactPhone }, at) => ({
    addressCode: sendtoCode,
    addressName,
    address: sendtoAddress,
    ...(contactName !== undefined && { contactName }),
    ...(contactPhone !== undefined && { contactPhone }),
    defaultFlag: at === 0 ? 1 : 0,
    status: '1',
    tradeCode: TRADE,
    customerCode: saletoCode,
  }));
}

const example = (summary: string, data: unknown): Example => ({
  summary,
  value: { code: '1', msg: '成功', data },
});

/**
 * One example for each persona, under its name, and for the second sold-to where it has one.
 * @param view what `x-personas` of the operation says
 * @throws Error for a view that there is not
 */
export function personaExamples(world: World, view: string): Readonly<Record<string, Example>> {
  const ofSoldTo = OF_SOLD_TO[view];
  const dataOf = ofSoldTo ?? OF_PERSONA[view];
  if (!dataOf) throw new Error(`x-personas: ${view} is no view of persona-examples.ts.`);
  const ofPersonas = world.personas.map((persona): [string, Example] => [
    persona.persona,
    example(view === 'user' ? persona.role : persona.name, dataOf(persona, world)),
  ]);
  const { secondSoldTo } = world;
  const second = ofSoldTo && example(secondSoldTo.name, ofSoldTo(secondSoldTo));
  return { ...Object.fromEntries(ofPersonas), ...(second && { secondSoldTo: second }) };
}

/** The part of an operation that gets the examples. */
export interface PersonaOperation {
  readonly 'x-personas'?: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

/** Puts the examples of the personas before those that the operation has itself, which keeps its own object. */
export function addPersonaExamples(world: World, operation: PersonaOperation): void {
  const view = operation['x-personas'];
  if (view === undefined) return;
  const { '200': success } = operation.responses as {
    '200'?: { content?: { 'application/json'?: { examples?: Examples } } };
  };
  const media = success?.content?.['application/json'];
  if (!media) throw new Error(`x-personas: ${view} stands at an operation that answers no JSON.`);
  const written = personaExamples(world, view);
  media.examples = { ...written, ...media.examples, ...written };
}
