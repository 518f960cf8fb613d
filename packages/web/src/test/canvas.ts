/** The simulated DOM draws nothing: a canvas context whose every method does nothing, and whose texts have no size. */
export function stubCanvas(): void {
  const context = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'measureText'
          ? () => ({ width: 0, fontBoundingBoxAscent: 0, fontBoundingBoxDescent: 0 })
          : () => undefined,
      set: () => true,
    },
  );
  // Watermarks and QR codes only need something to draw on.
  HTMLCanvasElement.prototype.getContext = (() => context) as unknown as HTMLCanvasElement['getContext'];
}
