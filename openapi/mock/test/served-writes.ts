/** Sends every write and asks whether a read answers otherwise afterwards. */
import type { Description } from '../description';
import { isRead, type Route } from '../routes';
import { type Fields, fields } from '../state/memory/input';
import { type AskCalls, askCalls, inTurn, namesOf, type Served } from './ask-calls';

/** Reads that show what calls of other tags did. */
const EVERYWHERE = [
  'listCart',
  'listOrderPayers',
  'listTrafficCart',
  'listPayerBalances',
  'queryMyOrders',
  'queryAllOrders',
  'queryPrototypeSamples',
  'queryAccountStatement',
  'listTodos',
  'queryMessages',
  'listStock',
  'listEventTrackings',
  'listShipTos',
  'getUserInfoByToken',
];

/**
 * The writes of the description.
 * @param isTried which of them, by place or name
 */
export async function servedWrites(
  url: string,
  description: Description,
  isTried: (at: number, operationId: string) => boolean,
): Promise<readonly Served[]> {
  const calls = askCalls(url, description);
  const tried = calls.routes
    .filter((route) => !isRead(route))
    .filter(({ operationId }, at) => isTried(at, operationId));
  const untouched = await answersOf(calls, 'untouched', calls.routes.filter(isRead));
  return inTurn(tried, async (route) => ({
    kind: 'write',
    operationId: route.operationId,
    field: '',
    isServed: await isShownIn(calls, route, untouched),
  }));
}

/** The runs of a write: with it, and without. */
const runsOf = ({ operationId }: Route) => [`write-${operationId}`, `about-${operationId}`] as const;

async function isShownIn(calls: AskCalls, route: Route, untouched: Answers): Promise<boolean> {
  try {
    return await isShown(calls, route, untouched);
  } finally {
    await inTurn(runsOf(route), calls.end);
  }
}

/** The answers of reads in a run. */
async function answersOf({ ask }: AskCalls, run: string, reads: readonly Route[]): Promise<Answers> {
  const answers = await inTurn(reads, (route) => ask({ run, route }));
  return new Map(reads.map(({ operationId }, at) => [operationId, answers[at] ?? '']));
}

type Answers = ReadonlyMap<string, string>;

/** The reads that may show a write: first those of its own tag, which mostly do. */
function readsNear({ routes }: AskCalls, { operation }: Route): readonly Route[] {
  const reads = routes.filter(isRead);
  const isOfTag = (route: Route) => route.operation.tags?.[0] === operation.tags?.[0];
  const elsewhere = reads.filter((route) => !isOfTag(route) && EVERYWHERE.includes(route.operationId));
  return [...reads.filter(isOfTag), ...elsewhere];
}

/** Whether a read near a write answers otherwise after it, asked with its own example, else for the write's own thing. */
async function isShown(calls: AskCalls, route: Route, untouched: Answers): Promise<boolean> {
  const { ask, prepare } = calls;
  const near = readsNear(calls, route);
  const [run] = runsOf(route);
  const prepared = await prepare(run, route);
  const earlier = prepared.length === 0 ? untouched : await answersOf(calls, run, near);
  const answer = await ask({ run, route });
  for (const read of near)
    if ((await ask({ run, route: read })) !== earlier.get(read.operationId)) return true;
  if (await isShownAbout(calls, { route, near, answer })) return true;
  return areLinksChanged(calls, route, linksIn([...prepared, answer]));
}

interface Written {
  readonly route: Route;
  readonly near: readonly Route[];
  readonly answer: string;
}

/** Whether a read answers otherwise for the thing that a write names or answered, than in a run without it. */
async function isShownAbout(calls: AskCalls, { route, near, answer }: Written): Promise<boolean> {
  const { ask, prepare, personaOf } = calls;
  const persona = personaOf(route);
  const names = { ...calls.namesIn(route), ...namesOf(fields(fields(parsed(answer))['data'])) };
  const about = near.flatMap((read) => askedFor(calls, read, names));
  const [run, other] = runsOf(route);
  await prepare(other, route);
  const without = await inTurn(about, (question) => ask({ run: other, persona, ...question }));
  const afterwards = await inTurn(about, (question) => ask({ run, persona, ...question }));
  return about.some((_, at) => without[at] !== afterwards[at]);
}

/** A read as it is asked for a thing, where its own example asks for another. */
function askedFor({ inputsOf, namesIn }: AskCalls, route: Route, names: Fields) {
  const example = namesIn(route);
  const change = Object.fromEntries(
    Object.keys(inputsOf(route)).flatMap((input) => {
      const name = Object.keys(names).find((candidate) => candidate.toLowerCase() === input.toLowerCase());
      return name === undefined || example[input] === names[name] ? [] : [[input, names[name]]];
    }),
  );
  return Object.keys(change).length === 0 ? [] : [{ route, change }];
}

/** Whether a link holds another file than in a run without the write. */
async function areLinksChanged(
  { follow }: AskCalls,
  route: Route,
  links: readonly string[],
): Promise<boolean> {
  const files = await inTurn(links, (link) => inTurn(runsOf(route), (run) => follow(run, link)));
  return files.some(([after, without]) => after !== without);
}

const linksIn = (answers: readonly string[]): readonly string[] =>
  answers.flatMap((answer) =>
    [...answer.matchAll(/"url":"(\/provider\/files\/[^"]+)"/g)].map(([, link = '']) => link),
  );

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined; // a file
  }
}
