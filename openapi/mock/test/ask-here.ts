/** Asks the mock within this process, with all of its checks and without a connection: for tests of very many calls. */
import { loadWorld, type World } from '../../world/world';
import { answer } from '../answer';
import { loadDescription } from '../description';
import { prismOver } from '../prism';
import { failure, Refusal } from '../refusal';
import { routesOf } from '../routes';
import { createClock } from '../runs/clock';
import { createFaults } from '../runs/faults';
import { handlers } from '../state/handlers';
import { type Fields, fields } from '../state/memory/input';
import { createState } from '../state/memory/memory';
import { orderNosOf } from '../state/orders/ledger-orders';

export interface AskHere {
  /** The envelope that a call is answered with: a POST with a body, a GET without. */
  ask(path: string, body?: Fields): Promise<Fields>;
  /** Forgets what was written. */
  reset(): void;
}

/** @param now the time that the calls see; it stands still */
export function askHere(now: Date, persona = 'directAdmin', world: World = loadWorld()): AskHere {
  const description = loadDescription();
  const log = (line: string): void => {
    throw new Error(line); // what the mock says is wrong with itself
  };
  const routes = routesOf(description);
  const shared = { description, routes, ask: prismOver(description), world, log };
  const state = createState({ ...shared, handlers, orderNosOf });
  const clock = createClock(() => now);
  const context = { ...shared, state, faults: createFaults(), clock, end: () => undefined };
  const authorization = `Bearer demo-${persona}`;
  return {
    ask: async (path, body) => {
      const { pathname, searchParams } = new URL(`http://mock/new/api${path}`);
      const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
      const request = { method: body ? 'POST' : 'GET', pathname, query: searchParams, headers, body };
      try {
        const reply = await answer(context, request, now);
        return typeof reply === 'string' ? { code: reply } : fields(reply.body);
      } catch (error) {
        if (error instanceof Refusal) return { ...failure(error.status, error.message) };
        throw error;
      }
    },
    reset: () => state.reset(undefined),
  };
}
