/** A page under faults: opens it, presses what would send something, and says what went wrong. */
import { act, cleanup, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';
import { setErrorPages } from '#platform/calls/failure';
import type { RouteName } from '#routes';
import { stayHere } from '../faults';
import { catchFiles } from '../saved-files';
import type { Fault } from './faults';
import { centsIn, type Finding, findingsOnShow, shownText } from './findings';
import { openUnder, type Visit } from './open-under';

/** Verbs of presses that send something. */
const SENDS = /提交|确认|支付|保存|下单|还款|划转|申请|付款|签|删除|取消订单|加入|设为/;

/** What was found at one load. */
export interface TriedLoad {
  readonly fault: string;
  readonly findings: readonly Finding[];
}

/** The first place in our own code of what was thrown. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? error.stack : undefined;
  return /\(?\S*\/packages\/(\S+?)\)?\n/.exec(stack ?? '')?.[1] ?? '';
}

/** Errors that nobody caught while a page was tried. */
function watchUncaught(): { readonly take: () => readonly Finding[]; readonly end: () => void } {
  const errors: unknown[] = [];
  const onReject = (error: unknown) => void errors.push(error);
  const onError = ({ error, message }: ErrorEvent) => void errors.push(error ?? message);
  process.on('unhandledRejection', onReject);
  window.addEventListener('error', onError);
  return {
    take: () =>
      errors
        .splice(0)
        .map((error) => ({ kind: 'uncaught', text: `${String(error).slice(0, 200)} ${placeOf(error)}` })),
    end: () => {
      process.off('unhandledRejection', onReject);
      window.removeEventListener('error', onError);
    },
  };
}

/**
 * Presses every enabled button of the page that names a sending; what asks first sends nothing.
 * @returns what was sent, as texts
 */
async function pressSends({ writes, settle }: Visit): Promise<readonly string[]> {
  const before = writes.length;
  let isPressed = false;
  for (const button of document.querySelectorAll<HTMLButtonElement>('main button')) {
    const isOff = button.disabled || button.getAttribute('aria-disabled') === 'true';
    if (!isOff && button.isConnected && SENDS.test(button.textContent)) {
      isPressed = true;
      await act(async () => void fireEvent.click(button));
    }
  }
  // A page that nobody has pressed is as still as it was.
  if (!isPressed) return [];
  await settle();
  const texts = writes.slice(before).map(({ operationId, body }) => `${operationId} ${JSON.stringify(body)}`);
  // The version of the stock may be missing: the server compares it, and only where it is given.
  return texts.map((text) => text.replaceAll(/"stockVersion":"[^"]*"/g, '"stockVersion":""'));
}

/** A write that the page as it should be does not send was made of what is missing. */
const wrongWrites = (sent: readonly string[], healthy: readonly string[]): readonly Finding[] =>
  sent
    .filter((write) => !healthy.includes(write))
    .map((write) => ({ kind: 'write on missing data', text: write.slice(0, 400) }));

/** The last error of a drawing, with the place in our own code. */
function blame(calls: readonly (readonly unknown[])[]): string {
  const error = calls.flat().findLast((part) => part instanceof Error);
  return `${error?.message ?? ''} ${placeOf(error)}`;
}

/** Leaves the page as a closed tab does. */
function close(): void {
  cleanup();
  document.body.replaceChildren();
  setErrorPages(() => undefined);
  vi.unstubAllGlobals();
  window.localStorage.clear();
  window.sessionStorage.clear();
}

/**
 * Tries a page under each fault, after it has been seen as it should be.
 * @param seed chooses the calls and fields that are damaged
 * @throws when the page never comes to rest as it should be
 */
export async function tryPage(
  name: RouteName,
  faults: readonly Fault[],
  seed: string,
): Promise<readonly TriedLoad[]> {
  const uncaught = watchUncaught();
  // What a boundary has caught is told by it; the page says whether that is enough.
  const hush = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // A press may lead away, open a window or save a file.
  stayHere();
  catchFiles();
  vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  vi.spyOn(window, 'open').mockReturnValue(null);
  try {
    const healthy = await openUnder({ name, seed });
    if (!healthy.isStill || healthy.broken.length > 0) {
      const why = healthy.broken.length > 0 ? String(healthy.broken[0]) : 'it never comes to rest';
      throw new Error(`there is nothing to compare ${name} with, as it should be: ${why}`);
    }
    const knownCents = new Set([...centsIn(shownText()), ...healthy.knownCents]);
    const healthyWrites = await pressSends(healthy);
    uncaught.take();
    close();
    const tried: TriedLoad[] = [];
    for (const fault of faults) {
      const visit = await openUnder({ name, fault, seed: `${seed} ${name} ${fault.name}` });
      const known = new Set([...knownCents, ...visit.knownCents]);
      const findings: readonly Finding[] = [
        ...findingsOnShow(known).map((finding) =>
          finding.kind === 'replaced' ? { ...finding, text: blame(hush.mock.calls) } : finding,
        ),
        ...(visit.isStill ? [] : [{ kind: 'endless', text: 'it never comes to rest' } as const]),
        ...wrongWrites(await pressSends(visit), healthyWrites),
        ...uncaught.take(),
      ];
      tried.push({ fault: fault.name, findings });
      hush.mockClear();
      close();
    }
    return tried;
  } finally {
    close();
    vi.restoreAllMocks();
    uncaught.end();
  }
}
