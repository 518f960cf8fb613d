/** Opens a page of the portal while its calls answer wrongly, and waits until nothing moves any more. */
import { type Random, randomOf } from '@dealer-portal/openapi/random';
import type { OperationId } from '@dealer-portal/sdk';
import { allOperations } from '@dealer-portal/sdk/operations/all';
import { type Examples, fakeApi } from '@dealer-portal/sdk/testing';
import * as examples from '@dealer-portal/sdk/testing/examples';
import { vi } from 'vitest';
import { isRecord } from '#platform/browser/storage';
import { storeSession } from '#platform/session/session';
import { href, type RouteName } from '#routes';
import { asWhole } from '../example-api';
import { openPortal } from '../open-portal';
import { PAGE_EXAMPLES } from '../page-examples';
import { seenRequest } from '../seen-request';
import { untilStill } from '../until-still';
import type { Fault } from './faults';
import { collectCents } from './findings';

type Example = Examples<OperationId>;
type Answering = Pick<Example, 'operationId' | 'answer'>;

const EXAMPLES: readonly Example[] = Object.values(examples);

/** Without the account there is no page at all; the frame's own tests fail these (`account-failed.test`). */
const OF_THE_FRAME: readonly string[] = ['getUserInfo', 'getSaleInfo', 'listShipTos', 'getPermissionList'];

/** A call that changes something. */
export interface Write {
  readonly operationId: string;
  readonly body: unknown;
}

/** A page on show. */
export interface Visit {
  /** Operations that were answered wrongly. */
  readonly damaged: ReadonlySet<string>;
  /** Every amount but 0 that the server knows, in cents without a sign; sums of its lists, too. */
  readonly knownCents: ReadonlySet<number>;
  readonly writes: readonly Write[];
  /** What the simulated server could not do: without it a page is tried before no server at all. */
  readonly broken: readonly unknown[];
  /** Whether it has come to rest. */
  readonly isStill: boolean;
  /** Waits until nothing moves; false when it never ends. */
  readonly settle: () => Promise<boolean>;
}

/** What is tried: a page, and the fault; none for the page as it should be. */
export interface Trial {
  readonly name: RouteName;
  readonly fault?: Fault;
  readonly seed: string;
}

/** The address of a page with the parameters of its example. */
export function addressOf(name: RouteName): string {
  const { params = {}, query = '' } = PAGE_EXAMPLES[name] ?? {};
  return `${href(name, params)}${query}`;
}

/** Opens the page of a trial in the complete portal. */
export async function openUnder(trial: Trial): Promise<Visit> {
  storeSession({ token: 'T', endsAt: Date.now() + 86_400_000 });
  const { open, ...seen } = serve(trial);
  vi.stubGlobal('IntersectionObserver', undefined);
  openPortal(addressOf(trial.name));
  const settle = () => untilStill(open);
  return { ...seen, isStill: await settle(), settle };
}

/** The examples as a server, with a fault before all of them or before one call in two. */
function serve({ name, fault, seed }: Trial) {
  const { persona = 'directAdmin' } = PAGE_EXAMPLES[name] ?? {};
  const good = fakeApi().answerExamples(...EXAMPLES.map((example) => asWhole(forPersona(example, persona))));
  const isEach = randomOf(seed).chance(0.5);
  const open = new Set<Promise<Response>>();
  const damaged = new Set<string>();
  const writes: Write[] = [];
  const knownCents = new Set<number>();
  const broken: unknown[] = [];
  const answer = async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    const url = new URL(String(input), window.location.origin);
    const response = await good.fetch(url, init);
    const request = seenRequest(good, url, init);
    const operationId = request.operationId as OperationId; // the fake knows no other
    const data = await dataOf(response.clone());
    collectCents(data, knownCents);
    if (allOperations()[operationId].effect !== 'read') writes.push({ operationId, body: request.body });
    const random = randomOf(`${seed} ${operationId}`);
    const isSpared = !isEach && random.chance(0.5);
    if (!fault || (!fault.isForAll && (OF_THE_FRAME.includes(operationId) || isSpared))) return response;
    damaged.add(operationId);
    return fault.answer({ data, foreign: foreignData(operationId, random), random });
  };
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
    const answered = answer(...call)
      .catch((error: unknown) => {
        if (!fault && call[1]?.signal?.aborted !== true) broken.push(error);
        throw error;
      })
      .finally(() => open.delete(answered));
    open.add(answered);
    return answered;
  });
  return { open, damaged, writes, knownCents, broken };
}

async function dataOf(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  const body: unknown = await response.json();
  return isRecord(body) ? body['data'] : undefined;
}

function foreignData(operationId: string, random: Random): unknown {
  const other = random.pick(EXAMPLES);
  return other.operationId === operationId ? '' : other.answer().data;
}

/** The owner of the page is who asks, where the example has an answer for each. */
function forPersona(example: Example, persona: string): Answering {
  const { operationId, names } = example;
  return names.includes(persona) ? { operationId, answer: () => example.answer(persona) } : example;
}
