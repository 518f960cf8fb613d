/** A list of which only a part is drawn has a row that came into sight within a few frames. */
const FRAMES = 10;

/**
 * Does something with an element in the first frame in which it is there, and nothing when it does not come.
 * @param find looks for the element
 */
export function whenDrawn<Found extends Element>(
  find: () => Found | null | undefined,
  use: (element: Found) => void,
): void {
  const look = (frames: number) =>
    window.requestAnimationFrame(() => {
      const element = find();
      if (element) use(element);
      else if (frames > 0) look(frames - 1);
    });
  look(FRAMES);
}
