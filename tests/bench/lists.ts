import type { Scene } from '@dealer-portal/web/bench/stage';
import type { Page } from 'playwright';
import { ratio, spread } from './figures';
import { SLOWED, slowDown } from './keys';
import type { Servers } from './part';

const ROWS = 1000;
/** Frames longer than this are seen as a stutter. */
const LONG_MS = 50;

/** A long list against a plain antd table: drawing, a change, scrolling. */
export async function longLists({ browser, benchUrl, rounds }: Servers): Promise<void> {
  console.log(`\nA list of ${ROWS} rows, processor slowed ${SLOWED}x`);
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.goto(benchUrl);
  const undo = await slowDown(page);
  const times = { ourList: listTimes(), peerList: listTimes() };
  for (let round = 0; round <= rounds; round += 1) {
    for (const scene of ['ourList', 'peerList'] as const) {
      const item = await listRound(page, scene);
      // The first round warms up.
      if (round === 0) continue;
      times[scene].mount.push(item.mount);
      times[scene].change.push(...item.change);
      times[scene].scroll.push(...item.scroll);
    }
  }
  await undo();
  await page.close();
  for (const part of ['mount', 'change', 'scroll'] as const) {
    const [ours, peer] = [times.ourList[part], times.peerList[part]];
    console.log(`  ${PARTS[part].padEnd(16)} ours ${spread(ours)}`);
    console.log(`  ${''.padEnd(16)} antd ${spread(peer)}  ours is ${ratio(peer, ours)} faster`);
  }
  const long = (frames: readonly number[]) => frames.filter((time) => time > LONG_MS).length;
  const { ourList, peerList } = times;
  console.log(
    `  frames over ${LONG_MS} ms while scrolling: ours ${long(ourList.scroll)} of ${ourList.scroll.length}, antd ${long(peerList.scroll)} of ${peerList.scroll.length}`,
  );
}

const PARTS = { mount: 'first drawing', change: 'one row changes', scroll: 'scroll frames' } as const;
const listTimes = () => ({ mount: [] as number[], change: [] as number[], scroll: [] as number[] });

function listRound(page: Page, scene: Scene) {
  return page.evaluate(
    async ([scene, rows]) => {
      const { stage } = window;
      const mount = await stage.show(scene, rows);
      const change: number[] = [];
      for (const index of [0, 1, 2, 3]) change.push(await stage.changeRow(index));
      const scroll = await stage.scroll(40);
      return { mount, change, scroll };
    },
    [scene, ROWS] as const,
  );
}
