/** Two cores, and most steps use one of them. */
const LANES = 2;

/** Runs every item, two at a time: a free lane takes the next that waits. */
export async function runInLanes<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const runWaiting = async () => {
    for (const item of waiting) await run(item);
  };
  await Promise.all(Array.from({ length: LANES }, runWaiting));
}
