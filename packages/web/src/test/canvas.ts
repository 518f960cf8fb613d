/** Every text that was drawn on a canvas since the tests of the file began. */
export const drawnTexts: string[] = [];

const METHODS: Readonly<Record<string, (text: string) => unknown>> = {
  measureText: () => ({ width: 0, fontBoundingBoxAscent: 0, fontBoundingBoxDescent: 0 }),
  fillText: (text) => void drawnTexts.push(text),
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
  // Watermarks and QR codes only need something to draw on.
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement['getContext'];
}
