import { vi } from 'vitest';

const JSON_TYPE = { headers: { 'content-type': 'application/json' } };

/** The faults in place of an answer: refused for now, failed, broken off in the middle, or the session is over. */
export const FAULTS: readonly (readonly [name: string, answer: () => Response])[] = [
  ['429', () => new Response('', { status: 429 })],
  ['500', () => new Response('', { status: 500 })],
  ['half an answer', () => new Response('{"code":"1","msg":"成功","data":{"tot', JSON_TYPE)],
  ['the end of the session', () => Response.json({ status: 500, msg: '登录已失效' })],
];

/** A simulated browser stays where it is when the provider is called, so that the page can be looked at; the moves. */
export function stayHere(): readonly string[] {
  const moves: string[] = [];
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void moves.push(String(to)));
  return moves;
}

/** A call whose address has this part is carried out, and its answer is lost, until the returned function is called. */
export function loseAnswer(part: string): () => void {
  return interrupt(part, async (send) => {
    await send();
    throw new TypeError('the line was cut');
  });
}

/** A call whose address has this part does not reach the server, until the returned function is called. */
export function cutLine(part: string): () => void {
  return interrupt(part, () => Promise.reject(new TypeError('the line is cut')));
}

function interrupt(part: string, answer: (send: () => Promise<Response>) => Promise<Response>): () => void {
  const send = fetch;
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) =>
    String(input).includes(part) ? answer(() => send(input, init)) : send(input, init),
  );
  return () => vi.stubGlobal('fetch', send);
}
