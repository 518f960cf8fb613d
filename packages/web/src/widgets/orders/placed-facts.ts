import { useMemo } from 'react';
import { isRecord, isText, slot } from '#platform/browser/storage';

/** What the settlement knew of an order that was placed in this browser, and no call of orders tells again. */
export interface PlacedFact {
  readonly orderNo: string;
  /** The promised day, YYYY-MM-DD. */
  readonly arrivalDate?: string;
  /** The dealer's own number for the order. */
  readonly ownNumber?: string;
  /** The payer's name and code. */
  readonly payer?: string;
  readonly goods?: string;
  readonly shipTo?: string;
}

/** So many orders are kept, the newest first: a dealer asks for no older promise. */
const MOST = 300;

const FIELDS = [
  'arrivalDate',
  'ownNumber',
  'payer',
  'goods',
  'shipTo',
] as const satisfies readonly (keyof PlacedFact)[];

function isFact(value: unknown): value is PlacedFact {
  if (!isRecord(value) || !isText(value['orderNo'])) return false;
  return FIELDS.every((name) => value[name] === undefined || isText(value[name]));
}

function areFacts(value: unknown): value is readonly PlacedFact[] {
  return Array.isArray(value) && value.every(isFact);
}

const factsSlot = (saletoCode: string) => slot('local', `placedFacts:${saletoCode}`, areFacts);

/** Keeps what is known of orders that were just placed. */
export function keepPlacedFacts(saletoCode: string, facts: readonly PlacedFact[]): void {
  const numbers = new Set(facts.map(({ orderNo }) => orderNo));
  const earlier = readPlacedFacts(saletoCode).filter(({ orderNo }) => !numbers.has(orderNo));
  factsSlot(saletoCode).write([...facts, ...earlier].slice(0, MOST));
  reading = undefined;
}

/** The kept facts of a sold-to's orders, the newest first. */
export function readPlacedFacts(saletoCode: string): readonly PlacedFact[] {
  return factsSlot(saletoCode).read() ?? [];
}

type FactsByOrder = ReadonlyMap<string, PlacedFact>;

/** What the rows of one drawing share: each is drawn by itself, and asks for all facts. */
let reading: { readonly saletoCode: string; readonly facts: FactsByOrder } | undefined;

function factsByOrder(saletoCode: string): FactsByOrder {
  if (reading?.saletoCode === saletoCode) return reading.facts;
  const facts = new Map(readPlacedFacts(saletoCode).map((fact) => [fact.orderNo, fact]));
  reading = { saletoCode, facts };
  queueMicrotask(() => {
    reading = undefined;
  });
  return facts;
}

/** The kept facts of a sold-to's orders by order number. */
export function usePlacedFacts(saletoCode: string): FactsByOrder {
  return useMemo(() => factsByOrder(saletoCode), [saletoCode]);
}
