/** Part of `pnpm generate`: the route table's titles, addresses and ways, from which menus and rights of the mock are made. */
import { writeFileSync } from 'node:fs';
import { href, needsObject, ROUTE_NAMES, type RouteName, routes } from '../src/routes';

const FILE = new URL('../../../openapi/world/routes.tsv', import.meta.url);

/** How a page is reached besides its menu entry; empty for a menu entry alone. */
const wayTo = (name: RouteName): string => {
  const { from = [] } = routes[name];
  return typeof from === 'string' ? from : from.join(' ');
};

/** Pages of one object have no address of their own, so no menu names them. */
const rows = ROUTE_NAMES.filter((name) => !needsObject(name)).map((name) =>
  [name, href(name), routes[name].title, wayTo(name)].join('\t'),
);

writeFileSync(FILE, `${['route\taddress\ttitle\tfrom', ...rows].join('\n')}\n`);
console.log(`openapi/world/routes.tsv: ${rows.length} routes`);
