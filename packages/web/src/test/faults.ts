import { vi } from 'vitest';

const JSON_TYPE = { headers: { 'content-type': 'application/json' } };

/** What may come in place of an answer: refused for now, failed, broken off in the middle, or the session is over. */
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
