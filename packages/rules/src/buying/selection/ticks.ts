/** Which places of a list are ticked, as bits: one tick copies eight numbers and the list of the groups. */

/** Groups of eight numbers, each with the bits of 32 places; a group without ticks may be left out. */
export type Ticks = readonly (readonly number[] | undefined)[];

// A shift takes the last five bits of its distance: `1 << at` is the bit of a place within its number.
const numberOf = (at: number): number => (at >> 5) & 7;

/** Turns the tick of one place in a group of its own. */
function turn(groups: (readonly number[] | undefined)[], at: number): Ticks {
  const numbers = groups[at >> 8]?.slice() ?? [];
  numbers[numberOf(at)] = (numbers[numberOf(at)] ?? 0) ^ (1 << at);
  groups[at >> 8] = numbers;
  return groups;
}

/** The ticks with that of one place turned; the old ones stay as they were. */
export function turnTick(ticks: Ticks, at: number): Ticks {
  return turn(ticks.slice(), at);
}

/** The ticks of a list. */
export function ticksOf<T>(list: readonly T[], isTicked: (item: T, at: number) => boolean): Ticks {
  const groups: (readonly number[] | undefined)[] = [];
  list.forEach((item, at) => {
    if (isTicked(item, at)) turn(groups, at);
  });
  return groups;
}

/** Whether the entry at this place is ticked. */
export function isTickedAt(ticks: Ticks, at: number): boolean {
  return ((ticks[at >> 8]?.[numberOf(at)] ?? 0) & (1 << at)) !== 0;
}
