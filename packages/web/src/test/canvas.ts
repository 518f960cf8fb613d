const METHODS: Readonly<Record<string, () => unknown>> = {
  measureText: () => ({ width: 0, fontBoundingBoxAscent: 0, fontBoundingBoxDescent: 0 }),
};

/** The simulated DOM draws nothing: a canvas context whose every method does nothing, and whose texts have no size. */
export function stubCanvas(): void {
  const context = new Proxy(
    {},
    {
      get: (_, name) => METHODS[String(name)] ?? (() => undefined),
      set: () => true,
    },
  );
  // QR codes only need something to draw on.
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement['getContext'];
}
