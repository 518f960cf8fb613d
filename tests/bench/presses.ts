import type { Locator, Page } from 'playwright';
import { ms, percentile, ratio, spread } from './figures';
import { keyTime, pressTime, SLOWED, slowDown, watchPresses } from './keys';
import { SETTLE_MS, type Servers } from './part';
import { signIn } from './portal-lines';
import { openTab } from './tab';
import { processorTimes } from './trace-keys';

const PRESSES = 8;

interface Press {
  readonly name: string;
  readonly event: 'keydown' | 'click';
  /** The path of a page of the portal; of the bare elements when absent. */
  readonly path?: string;
  /** A selector of what is pressed; where it stands more than once, one after another. */
  readonly part: string;
  /** A selector of what the press opens. */
  readonly opens?: string;
  /** The most that a frame may take, in milliseconds by the clock; none for a floor. */
  readonly bar?: number;
}

interface PressFigures {
  readonly clock: readonly number[];
  readonly processor: readonly number[];
}

const BARE =
  '<input inputmode="numeric" /><input type="checkbox" /><button aria-haspopup="menu" popovertarget="menu">更多</button><div id="menu" role="menu" popover>详情</div>';
const MENU = 'button[aria-haspopup="menu"]';

/** Each floor stands before what is compared with it. */
const PRESS_PAIRS: readonly (readonly [floor: Press, press: Press])[] = [
  [
    { name: 'a digit in a bare field', event: 'keydown', part: '[inputmode]' },
    {
      name: 'a digit in a quantity of the cart',
      event: 'keydown',
      path: '/cart',
      part: '.cart-row input[inputmode=numeric]',
      bar: 50,
    },
  ],
  [
    { name: 'a bare check box', event: 'click', part: '[type=checkbox]' },
    {
      name: 'the check box of an order',
      event: 'click',
      path: '/myOrder',
      part: 'main tbody input[type=checkbox]',
      bar: 50,
    },
  ],
  [
    { name: 'a bare menu', event: 'click', part: MENU, opens: '[role=menu]' },
    {
      name: '更多 of an order',
      event: 'click',
      path: '/myOrder',
      part: `main tbody ${MENU}`,
      opens: '[role=menu]',
      bar: 100,
    },
  ],
];

/** Keys and clicks of daily work, from the press to its frame, each against the same press on a bare element. */
export async function pressFrames(servers: Servers): Promise<void> {
  console.log(`\nFrom a press to its frame, processor slowed ${SLOWED}x`);
  for (const [floor, press] of PRESS_PAIRS) {
    const floorFigures = await figuresOfRounds(servers, floor);
    const figures = await figuresOfRounds(servers, press);
    print(floor, floorFigures);
    print(press, figures);
    const times = `${ratio(figures.processor, floorFigures.processor)} of the bare one's processor time`;
    const p75 = percentile(figures.clock, 0.75);
    const { bar = 0 } = press;
    console.log(
      `    ${times}; bar ${bar} ms by the clock, p75: ${ms(p75).trim()} ${p75 <= bar ? 'met' : 'MISSED'}`,
    );
  }
}

function print({ name }: Press, { clock, processor }: PressFigures): void {
  console.log(`  ${name}`);
  console.log(`    clock      ${spread(clock)}`);
  console.log(`    processor  ${spread(processor)}  (page alone, x${SLOWED})`);
}

async function figuresOfRounds(servers: Servers, press: Press): Promise<PressFigures> {
  const clock: number[] = [];
  const processor: number[] = [];
  for (let round = 0; round < servers.rounds; round += 1) {
    const figures = await pressFigures(servers, press);
    clock.push(...figures.clock);
    processor.push(...figures.processor);
  }
  return { clock, processor };
}

async function pressFigures({ browser, portalUrl }: Servers, press: Press): Promise<PressFigures> {
  const page = await openTab(browser);
  try {
    await open(page, portalUrl, press);
    await watchPresses(page, press.event, press.opens);
    const processor = await processorTimes(page, () => pressAll(page, press), press.event);
    const undo = await slowDown(page);
    const clock = await pressAll(page, press);
    await undo();
    return { clock, processor: processor.map((time) => time * SLOWED) };
  } finally {
    await page.context().close();
  }
}

async function open(page: Page, portalUrl: string, { path, part }: Press): Promise<void> {
  if (path === undefined) {
    await page.goto('about:blank');
    await page.setContent(BARE);
    return;
  }
  await signIn(page, portalUrl);
  await page.goto(`${portalUrl}${path}`);
  await page.locator(part).first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
}

async function pressAll(page: Page, { event, part, opens }: Press): Promise<readonly number[]> {
  const parts = page.locator(`${part}:not(:disabled):visible`);
  const count = await parts.count();
  const times: number[] = [];
  for (let press = 0; press < PRESSES; press += 1) {
    const element = parts.nth(press % count);
    if (event === 'keydown') {
      await element.focus();
      times.push(await keyTime(page, String(1 + press)));
    } else {
      times.push(await clickTime(page, element));
      if (opens !== undefined) await page.keyboard.press('Escape');
    }
  }
  return times;
}

/** A hand rests on what it is about to press; what the page does under a pointer is no part of the press. */
const REST_MS = 150;

/** Milliseconds of a click by the bare mouse: Playwright's own click looks in the page whether it hits. */
async function clickTime(page: Page, element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The part to press is out of sight.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(REST_MS);
  return pressTime(page, async () => {
    await page.mouse.down();
    await page.mouse.up();
  });
}
