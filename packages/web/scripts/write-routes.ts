/** Part of `pnpm generate`: the route table's titles and addresses, from which the menus of the examples are written. */
import { writeFileSync } from 'node:fs';
import { href, needsObject, ROUTE_NAMES, routes } from '../src/routes';

const FILE = new URL('../../../openapi/world/routes.tsv', import.meta.url);

/** Pages of one object have no address of their own, so no menu names them. */
const rows = ROUTE_NAMES.filter((name) => !needsObject(name)).map((name) =>
  [name, href(name), routes[name].title].join('\t'),
);

writeFileSync(FILE, `${['route\taddress\ttitle', ...rows].join('\n')}\n`);
console.log(`openapi/world/routes.tsv: ${rows.length} routes`);
