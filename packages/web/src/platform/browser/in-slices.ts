/** Rows that the page works through in one task: a few milliseconds. */
const SLICE = 500;

/**
 * Makes something of each row of a long list, some hundred rows a task: in between the page serves its user.
 * @returns what was made, in the order of the rows
 */
export async function inSlices<Row, Made>(
  rows: readonly Row[],
  make: (row: Row) => Made,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (const slice of slicesOf(rows)) {
    if (made.length > 0) await nextTask();
    for (const row of slice) made.push(make(row));
  }
  return made;
}

/** A long list in parts that are small enough for one task. */
export function* slicesOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let first = 0; first < rows.length; first += SLICE) yield rows.slice(first, first + SLICE);
}

/** Goes on in another task; a clock would stand still in a tab that nobody looks at. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<void>((resolve) => {
    port1.onmessage = () => {
      // An open port would keep Node alive.
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
