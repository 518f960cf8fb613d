/** Which places of a list are ticked, as bits: one tick copies eight numbers and the list of the groups. */

/** Groups of eight numbers, each with the bits of 32 places; a group without ticks may be left out. */
export type Ticks = readonly (readonly number[] | undefined)[];

const NONE: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0];

/** The group of a place with that place turned. */
function turned(ticks: Ticks, at: number): readonly number[] {
  const words = (ticks[at >> 8] ?? NONE).slice();
  const word = (at >> 5) & 7;
  words[word] = (words[word] ?? 0) ^ (1 << (at & 31));
  return words;
}

/** The ticks of a list. */
export function ticksOf<T>(list: readonly T[], isTicked: (item: T, at: number) => boolean): Ticks {
  const groups: (readonly number[])[] = [];
  list.forEach((item, at) => {
    if (isTicked(item, at)) groups[at >> 8] = turned(groups, at);
  });
  return groups;
}

/** Whether the entry at this place is ticked. */
export function isTickedAt(ticks: Ticks, at: number): boolean {
  return ((ticks[at >> 8]?.[(at >> 5) & 7] ?? 0) & (1 << (at & 31))) !== 0;
}

/** The ticks with that of one place turned; the old ones stay as they were. */
export function turnTick(ticks: Ticks, at: number): Ticks {
  const groups = ticks.slice();
  groups[at >> 8] = turned(ticks, at);
  return groups;
}
