/**
 * The widths at which pages change their form, in pixels, each named after the smallest window that has it. Sheets ask
 * for them by name (`@media (--below-tablet)`, `@media (--from-wide)`), as `build/breakpoints` reads it.
 */
export const BREAKPOINTS = {
  tablet: 768,
  laptop: 1024,
  /** The seven areas stand beside the search. */
  areas: 1200,
  desktop: 1280,
  /** The commonest office computer, 1366 × 768. */
  office: 1366,
  /** All words of the frame have room. */
  full: 1440,
  /** Room for a second column next to a list. */
  wide: 1800,
} as const;

type Breakpoint = keyof typeof BREAKPOINTS;

/** The name of a width that a sheet may ask for. */
export type WidthName = `below-${Breakpoint}` | `from-${Breakpoint}`;

const BREAKPOINT_NAMES = Object.keys(BREAKPOINTS) as readonly Breakpoint[];

/** The media query of each name. Enlarged text makes widths with fractions, and none may fall between two queries. */
export const WIDTHS = Object.fromEntries(
  BREAKPOINT_NAMES.flatMap((name) => [
    [`below-${name}`, `(max-width: ${BREAKPOINTS[name] - 0.02}px)`],
    [`from-${name}`, `(min-width: ${BREAKPOINTS[name]}px)`],
  ]),
) as Readonly<Record<WidthName, string>>;
