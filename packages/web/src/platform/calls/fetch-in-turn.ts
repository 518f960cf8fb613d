/** Calls that wait until the task of the one before is over. */
const waiting: (() => void)[] = [];

/** Whether a call has left in the task that runs now. */
let isTaken = false;

/**
 * `fetch`, at most once in a task: a page that mounts asks ten questions, and each costs the browser more than what it
 * draws. The first leaves at once, the others one after another in tasks that leave room for a key.
 * A call that was given up before its turn never leaves.
 */
export const fetchInTurn: typeof fetch = async (input, init) => {
  if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve));
  else openTurns();
  init?.signal?.throwIfAborted();
  return fetch(input, init);
};

function openTurns(): void {
  isTaken = true;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const next = waiting.shift();
    if (next) {
      next();
      return port2.postMessage(undefined);
    }
    isTaken = false;
    // An open port would keep Node alive.
    port1.close();
  };
  port2.postMessage(undefined);
}
