import type { Client, Operation, OperationId, PageOf, Result } from '@dealer-portal/sdk';

/** Pages of a list that are asked for side by side; more would keep other calls of the page waiting. */
const AT_ONCE = 4;

interface Paged {
  readonly pageNum?: number;
}

type Input = Readonly<Record<'body' | 'query', Paged | undefined>>;

/**
 * A client for one reading of a list to its end: when a page after the first is asked for, those that follow it are asked
 * for, too. A catalogue of 3,000 is 30 calls, which one after the other take 30 times as long as one.
 */
export function readingAhead(client: Pick<Client, 'call'>): Pick<Client, 'call'> {
  const asked = new Map<number, Promise<Result<unknown>>>();
  let last = 1;
  const ask = (question: Question, pageNum: number) => {
    const known = asked.get(pageNum);
    if (known) return known;
    const answer = send(client, question, pageNum);
    answer.catch(() => undefined); // nobody may wait for it any more
    asked.set(pageNum, answer);
    return answer;
  };
  const call = async (...question: Question) => {
    const pageNum = pageNumOf(question);
    if (pageNum > 1)
      for (let ahead = pageNum; ahead < pageNum + AT_ONCE && ahead <= last; ahead += 1) ask(question, ahead);
    const result = await ask(question, pageNum);
    asked.delete(pageNum);
    if (pageNum === 1) last = lastPageOf(result);
    return result;
  };
  return { call: call as Client['call'] }; // the same answers as the client's own
}

type Question = readonly [operation: Operation<OperationId>, input?: unknown, options?: object];

const partOf = (input: Input) => (input.body?.pageNum === undefined ? 'query' : 'body');

function pageNumOf([, input]: Question): number {
  const paged = input as Input; // the input of a paged call
  return paged[partOf(paged)]?.pageNum ?? 1;
}

function send(
  client: Pick<Client, 'call'>,
  [operation, input, options]: Question,
  pageNum: number,
): Promise<Result<unknown>> {
  const paged = input as Input;
  const part = partOf(paged);
  const other = { ...paged, [part]: { ...paged[part], pageNum } };
  // The compiler cannot see that the question of another page is of the same form.
  const ask = client.call as (...question: unknown[]) => Promise<Result<unknown>>;
  return ask(operation, other, options);
}

/** By what the first page holds: a server may give fewer rows than it was asked for. */
function lastPageOf(result: Result<unknown>): number {
  if (!result.ok) return 1;
  const { total, records } = result.data as PageOf<unknown>;
  return records.length > 0 && Number.isInteger(total) ? Math.ceil(total / records.length) : 1;
}
