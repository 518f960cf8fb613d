/** Which places of a list are ticked, as bits: one tick copies eight numbers and the list of the groups. */

/** Groups of eight numbers, each with the bits of 32 places. */
export type Ticks = readonly (readonly number[])[];

const GROUP = 256;

function flip(words: number[], at: number): void {
  const word = (at >> 5) & 7;
  words[word] = (words[word] ?? 0) ^ (1 << (at & 31));
}

/** The ticks of a list of so many entries. */
export function ticksOf(count: number, isTicked: (at: number) => boolean): Ticks {
  return Array.from({ length: Math.ceil(count / GROUP) }, (_, group) => {
    const words = Array.from({ length: 8 }, () => 0);
    const end = Math.min(count, (group + 1) * GROUP);
    for (let at = group * GROUP; at < end; at += 1) if (isTicked(at)) flip(words, at);
    return words;
  });
}

/** Whether the entry at this place is ticked. */
export function isTickedAt(ticks: Ticks, at: number): boolean {
  return ((ticks[at >> 8]?.[(at >> 5) & 7] ?? 0) & (1 << (at & 31))) !== 0;
}

/** The ticks with that of one place turned; the old ones stay as they were. */
export function turnTick(ticks: Ticks, at: number): Ticks {
  const groups = ticks.slice();
  const words = groups[at >> 8]?.slice() ?? [];
  flip(words, at);
  groups[at >> 8] = words;
  return groups;
}
