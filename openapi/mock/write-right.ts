import { reasonText } from '@dealer-portal/rules/menu-reasons';
import { rightsOf } from '../world/rights';
import type { Persona, World } from '../world/world';
import type { Reply } from './respond';
import { isRead, type Route } from './routes';

/** Writes whose description names other pages than the one whose right they need. */
const PAGE_OF: Readonly<Record<string, readonly string[]>> = {
  addToCart: ['cart'],
  addListToCart: ['cart'],
};

const ADDRESS = /(?<![\w/])\/[A-Za-z][\w/.-]*\w/g;

type RightTo = ReturnType<typeof rightsOf>;

/** The rights of each persona: they are what it is, and asked for by every write. */
const RIGHTS = new WeakMap<World, WeakMap<Persona, RightTo>>();

function rightsOfOnce(world: World, persona: Persona): RightTo {
  const known = RIGHTS.get(world) ?? new WeakMap<Persona, RightTo>();
  RIGHTS.set(world, known);
  const rights = known.get(persona) ?? rightsOf(world, persona);
  known.set(persona, rights);
  return rights;
}

/** The pages that send a write: those that its description names. */
function pagesOf(world: World, { operationId, operation }: Route): readonly string[] {
  const addresses = new Set(operation.description?.match(ADDRESS) ?? []);
  return (
    PAGE_OF[operationId] ??
    world.pages.filter(({ address }) => addresses.has(address)).map(({ name }) => name)
  );
}

/**
 * The refusal of a write to a persona that may open none of the pages that send it: a right is that of the menu entry,
 * for the call as well. Undefined when it may, and for reads.
 */
export function rightRefusal(world: World, route: Route, persona: Persona): Reply | undefined {
  if (isRead(route)) return undefined;
  const pages = pagesOf(world, route);
  const [first] = pages;
  if (first === undefined) return undefined;
  const rightTo = rightsOfOnce(world, persona);
  const right = rightTo(first);
  if (right.isOpen || pages.some((page) => rightTo(page).isOpen)) return undefined;
  const title = world.pages.find(({ name }) => name === first)?.title ?? '';
  const { reason, advice } = reasonText(right.why);
  return { status: 200, body: { code: '0', msg: `没有“${title}”的权限，没有提交。${reason}${advice}` } };
}
