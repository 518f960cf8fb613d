import { isWhole } from '@dealer-portal/web/test/part';
import type { Page } from 'playwright';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { moveTo } from '../support/page-addresses';
import { waitForPage } from '../support/page-watch';
import { forget, type Persona, portalUrl, signIn, visit } from '../support/portal';
import { ALL_STATIONS, PLAIN_STATIONS, START, type Station } from './press-stations';
import { type Act, type PageAct, type Press, type Presser, presserOf } from './presses';

/** For people: PAGES=<regular expression> presses all buttons of some pages. */
const { PAGES } = process.env;

/** A short walk presses the named buttons of some pages. */
const isShort = !isWhole && PAGES === undefined;
const stations = (isShort ? PLAIN_STATIONS : ALL_STATIONS).filter(({ title }) =>
  new RegExp(PAGES ?? '').test(title),
);

const WAYS: readonly Press[] = ['twice in a tick', 'double click'];

/** At least so many buttons are pressed, and operations written by it; these may only rise. */
const FLOOR = isShort ? { pressed: 20, written: 11 } : { pressed: 500, written: 60 };

/** A busy machine is slow, not wrong: a page with 30 acts, each loaded again. */
const BUSY_MS = 240_000;

const seats = new Map<Persona, Promise<Seat>>();
/** Labels of buttons that wrote nothing on a page before; where they do not stand out they are not pressed again. */
const harmless = new Set<string>();
const writtenOperations = new Set<string>();
let pressed = 0;

afterAll(async () => {
  for (const seat of await Promise.all(seats.values())) await seat.end();
});

/** A tab that is signed in. */
interface Seat {
  readonly page: Page;
  readonly end: () => Promise<void>;
  readonly presser: Presser;
  /** Something may have been written since the mock was put back. */
  isUsed: boolean;
}

async function takeSeat(persona: Persona): Promise<Seat> {
  const { page, context, end } = await visit({
    width: 1280,
    height: 640,
    isFresh: true,
    isUnpainted: true,
  });
  // Pages that open in their own tab are not checked.
  context.on('page', (other) => void other.close());
  const presser = await presserOf(page);
  await signIn(page, persona);
  await presser.untilQuiet();
  return { page, end, presser, isUsed: false };
}

function seatOf(persona: Persona): Promise<Seat> {
  const seat = seats.get(persona) ?? takeSeat(persona);
  seats.set(persona, seat);
  // The next station tries to sign in itself.
  seat.catch(() => seats.delete(persona));
  return seat;
}

// The last test counts what the others pressed.
describe('buttons pressed twice', { shuffle: false }, () => {
  it.each(stations)(
    'ORDER-01 CART-08 one press is one act on $title',
    async (station) => {
      const seat = await seatOf(station.persona);
      const findings: string[] = [];
      await arrive(seat, station);
      const acts = await wantedOf(seat, station);
      for (const { act, ways } of acts)
        for (const [at, how] of ways.entries()) {
          // In a short walk nothing is loaded again for the second way.
          const isOnTheSpot = isShort && at > 0;
          const before = pressed;
          const wrote = await pressAct({ seat, station, act, how, isOnTheSpot, findings });
          if (station.labels && at === 0 && pressed === before) findings.push(`${act.label} was not pressed`);
          // A hand need not double click what writes nothing.
          if (!wrote) break;
        }
      expect(findings).toEqual([]);
    },
    BUSY_MS,
  );

  it('ORDER-01 CART-08 the walk presses and writes no less than it did', () => {
    console.log(`pressed: ${pressed} buttons; written: ${[...writtenOperations].join(' ')}`);
    const floor = PAGES === undefined ? FLOOR : { pressed: 0, written: 0 };
    expect(pressed).toBeGreaterThanOrEqual(floor.pressed);
    expect(writtenOperations.size).toBeGreaterThanOrEqual(floor.written);
  });
});

interface Wanted {
  readonly act: PageAct;
  readonly ways: readonly Press[];
}

/** The presses on a page: all its buttons both ways, but those that wrote nothing before; in a short walk the named ones. */
async function wantedOf({ presser }: Seat, { title, labels }: Station): Promise<readonly Wanted[]> {
  if (labels === undefined) {
    const acts = await presser.acts();
    return acts.filter((act) => act.isMain || !harmless.has(act.label)).map((act) => ({ act, ways: WAYS }));
  }
  let acts: readonly PageAct[] = [];
  const untilAllAreThere = async () => {
    acts = await presser.acts();
    const missing = labels.filter((label) => !acts.some((act) => act.label === label));
    expect(missing, `buttons that ${title} lacks`).toEqual([]);
  };
  await vi.waitFor(untilAllAreThere, { timeout: BUTTON_MS, interval: 200 });
  return labels.flatMap((label, at) => {
    const act = acts.find((one) => one.label === label);
    const ways = at % 2 === 0 ? WAYS : WAYS.toReversed();
    return act === undefined ? [] : [{ act, ways: act.isMain ? ways : ways.slice(0, 1) }];
  });
}

/** A named button is there at the latest then, on a busy machine too. */
const BUTTON_MS = 30_000;

interface Round {
  readonly seat: Seat;
  readonly station: Station;
  readonly act: PageAct;
  readonly how: Press;
  /** Only where it is still there. */
  readonly isOnTheSpot: boolean;
  readonly findings: string[];
}

/** @returns whether something was written */
async function pressAct({ seat, station, act, how, isOnTheSpot, findings }: Round): Promise<boolean> {
  const { presser } = seat;
  const isHere = (await presser.tidy()) && (await presser.isAt(station.page));
  if (!isHere && isOnTheSpot) return false;
  if (!isHere) await arrive(seat, station);
  let done = await pressOnce(seat, act, how);
  if (!done && !isOnTheSpot) {
    // An act before has taken it away, or the ticks that it needs.
    await arrive(seat, station);
    done = await pressOnce(seat, act, how);
  }
  if (!done) return false;
  pressed += done.pressed;
  for (const title of done.leftOver) findings.push(`${act.label}, ${how}: ${title} is left open`);
  for (const { operationId, times } of done.writes) {
    writtenOperations.add(operationId);
    if (times > 1) findings.push(`${act.label}, ${how}: ${operationId} was sent ${times} times`);
  }
  if (done.writes.length === 0) harmless.add(act.label);
  return done.writes.length > 0;
}

/** A press that fails halfway may have written. */
async function pressOnce(seat: Seat, act: PageAct, how: Press): Promise<Act | undefined> {
  const wasUsed = seat.isUsed;
  seat.isUsed = true;
  const done = await seat.presser.press(act, how);
  seat.isUsed = wasUsed || (done?.writes.length ?? 0) > 0;
  return done;
}

/** A document of the portal's host that is not the portal: it has its storage, and nothing in it writes there. */
const ELSEWHERE = '/provider/pictures/100000.svg';

/** A new page asks, waits and draws one after the other: what came is on show some frames later. */
const LOOKS_AT_A_NEW_PAGE = 10;

/** Comes to a station, with the mock and the browser as they were before the first press. */
async function arrive(seat: Seat, { page: name, persona, address, steps }: Station): Promise<void> {
  const { page, presser } = seat;
  const isAway = !page.url().startsWith(portalUrl()) || page.url().includes('/provider/');
  if (seat.isUsed || isAway || steps) {
    await forget(page, `demo-${persona}`);
    await page.goto(ELSEWHERE);
    await page.evaluate(forgetDrafts);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
  } else {
    await presser.tidy();
    await moveTo(page, address);
  }
  // Steps write, too; and a station that fails halfway leaves the next one nothing.
  seat.isUsed = steps !== undefined;
  if (steps) await waitForPage(page, START);
  await steps?.(page);
  await waitForPage(page, name);
  await presser.untilQuiet(LOOKS_AT_A_NEW_PAGE);
  await presser.fill();
}

/** Runs in the browser: all that the portal keeps but its session. */
function forgetDrafts(): void {
  const session = window.localStorage.getItem('dealer-portal:session');
  window.localStorage.clear();
  window.sessionStorage.clear();
  if (session !== null) window.localStorage.setItem('dealer-portal:session', session);
}
