/** Two cores, and most steps use one of them; three lanes took as long (2026-11-26). */
const LANES = 2;

/** A step that runs in a lane. */
export interface Ordered {
  readonly name: string;
  /** The names of those that must have ended before it begins; a name that is not in the list is over. */
  readonly after?: readonly string[];
}

/** Runs every item, two at a time: a free lane takes the first in the list that need not wait. */
export async function runInLanes<Item extends Ordered>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const open = new Set(items.map(({ name }) => name));
  const running = new Set<Promise<void>>();
  const begin = (item: Item) => {
    waiting.splice(waiting.indexOf(item), 1);
    const end = run(item).finally(() => {
      open.delete(item.name);
      running.delete(end);
    });
    running.add(end);
  };
  while (open.size > 0) {
    const next = waiting.find(({ after = [] }) => !after.some((name) => open.has(name)));
    if (next && running.size < LANES) begin(next);
    else if (running.size > 0) await Promise.race(running);
    else throw new Error(`Steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
}
