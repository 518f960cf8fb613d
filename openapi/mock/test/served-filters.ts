/** Asks every filter of every list whether the answer is another one with another value. */
import { recordProperties } from '../described-fields';
import { type Description, resolved } from '../description';
import { isRead, type Route } from '../routes';
import { type Fields, fields } from '../state/memory/input';
import { type AskCalls, askCalls, type Served } from './ask-calls';
import { otherValues } from './other-values';

const PAGE_FIELDS = ['pageNum', 'pageSize'];
const RUN = 'filters';

/** The filters of all lists. */
export async function servedFilters(url: string, description: Description): Promise<readonly Served[]> {
  const calls = askCalls(url, description);
  const isList = (route: Route): boolean => Object.keys(recordProperties(description, route)).length > 0;
  const served: Served[] = [];
  for (const route of calls.routes.filter((candidate) => isRead(candidate) && isList(candidate))) {
    const inputs = Object.entries(calls.inputsOf(route)).filter(([name]) => !PAGE_FIELDS.includes(name));
    const schemas = inputs.map(([name, schema]) => [name, fields(resolved(description, schema))] as const);
    served.push(...(await filtersOf(calls, route, schemas)));
  }
  return served;
}

async function filtersOf(
  { ask, prepare }: AskCalls,
  route: Route,
  schemas: readonly (readonly [name: string, schema: Fields])[],
): Promise<readonly Served[]> {
  await prepare(RUN, route);
  const before = await ask({ run: RUN, route });
  const { operationId } = route;
  const served = schemas.map(async ([field, schema]): Promise<Served> => {
    const answers = await Promise.all(
      otherValues(field, schema).map((value) => ask({ run: RUN, route, change: { [field]: value } })),
    );
    const isServed = answers.some((answer) => answer !== before && !answer.includes('"status":400'));
    return { kind: 'filter', operationId, field, isServed };
  });
  return Promise.all(served);
}
