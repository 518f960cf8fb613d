import type { Persona, World } from '../../../world/world';
import { isRecord } from '../../description';
import type { Fields } from './input';

/** The fields of a request that say whose rows are asked for. */
const OWNERS = ['customerCode', 'custCode', 'saletoCode', 'saleCustCode', 'unitId'];

/** Whether a request names no customer but those that the persona may act for. */
export function isForPersona(world: World, persona: Persona, input: Fields): boolean {
  const { secondSoldTo, personas } = world;
  const both = secondSoldTo.owner === persona.persona ? [secondSoldTo.saletoCode] : [];
  const signedIn = personas.find((candidate) => candidate.persona === persona.persona)?.saletoCode;
  const codes = [persona.saletoCode, persona.saletoCodeSub, signedIn, ...both];
  return OWNERS.map((name) => String(input[name] ?? '').replace(/_admin$/, '')).every(
    (code) => code === '' || codes.includes(code),
  );
}

/** A page without rows, as a list answers for a customer that is somebody else's; undefined for what is no page. */
export function emptyPage(example: unknown, { pageNum, pageSize }: Fields): unknown {
  if (!isRecord(example) || !Array.isArray(example['records'])) return undefined;
  const figures = Object.entries(example).map(([name, value]) => [
    name,
    typeof value === 'number' ? 0 : value,
  ]);
  return {
    ...Object.fromEntries(figures),
    records: [],
    pageNum: Number(pageNum ?? 1),
    pageSize: Number(pageSize ?? 10),
  };
}
