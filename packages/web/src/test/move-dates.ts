/** Moves the dates of this window, also as a script of a browser that runs before the page does. */
export function moveDates(aheadMs: number): void {
  const machine = Date;
  const now = () => machine.now() + aheadMs;
  globalThis.Date = new Proxy(machine, {
    construct: (target, parts, self) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, self),
    apply: (target) => new target(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
