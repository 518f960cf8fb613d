import type { Middleware } from '../core/call';
import { causeText } from '../core/cause-text';
import { logCalls } from './log';

/**
 * Middleware that writes a line for every call, and the cause of every failure; without bodies, tokens and secrets. Put
 * it first while something is being looked for.
 * @param write the console's error stream when absent
 */
export function debugCalls(write: (line: string) => void = toConsole): Middleware {
  return async (request, next) => {
    let line = '';
    const log = logCalls(({ method, path, kind, code, status, attempts, durationMs }) => {
      const facts = [
        kind,
        `code ${code}`,
        `HTTP ${status}`,
        `${attempts} sent`,
        `${Math.round(durationMs)} ms`,
      ];
      line = `${method} ${path} ${facts.join(', ')}`;
    });
    const result = await log(request, next);
    const text = result.ok ? '' : causeText(result.cause);
    write(text ? `${line}: ${text}` : line);
    return result;
  };
}

function toConsole(line: string): void {
  // biome-ignore lint/suspicious/noConsole: a user who asks for debugging wants to see it
  console.error(line);
}
