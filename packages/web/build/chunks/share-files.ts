/** Decides which sources share a file: those of the same pages first, then those that save requests for few bytes. */

/** A source that several pages need at once. */
export interface SharedSource {
  readonly id: string;
  /** Its rough weight before compression. */
  readonly size: number;
  /** The pages that need it, one bit for each. */
  readonly pages: bigint;
  /** The parts of libraries that it brings with it, one bit for each. */
  readonly needs: bigint;
  readonly imports: readonly string[];
  /** It is asked for by itself too, so it keeps a file of its own. */
  readonly isAlone?: boolean;
}

export interface Page {
  /** How often it is opened, compared with the others. */
  readonly weight: number;
  /** The parts of libraries that it has anyway, one bit for each. */
  readonly needs: bigint;
}

/** A file of the build, as far as it is known. */
export interface SharedFile {
  readonly sources: readonly SharedSource[];
  readonly size: number;
  readonly pages: bigint;
  readonly needs: bigint;
}

/** Two files that may become one. */
interface Pair {
  readonly files: readonly [SharedFile, SharedFile];
  /** Bytes that are fetched in vain for each request that is saved. */
  readonly price: number;
}

/** The worth of a request in bytes before compression: about 3 KB of a transfer. */
const REQUEST = 22_000;

/** The most that one joined file brings a page in vain, before compression: no page is slow for the sake of another. */
const IN_VAIN = 100_000;

/** Puts sources into files, none of which waits for one that waits for it. */
export function shareFiles(
  sources: readonly SharedSource[],
  pages: readonly Page[],
): ReadonlySet<SharedFile> {
  const reach = reachOf(sources);
  const pairsWith = (file: SharedFile, others: readonly SharedFile[]) =>
    pairsOf(file, others, { pages, reach });
  const files = new Set(samePages(sources));
  const owners = new Map([...files].flatMap((file) => file.sources.map(({ id }) => [id, file] as const)));
  let pairs = [...files].flatMap((file, at) => pairsWith(file, [...files].slice(0, at)));
  for (let best = cheapest(pairs); best; best = cheapest(pairs)) {
    const [left, right] = best.files;
    pairs = pairs.filter((pair) => pair !== best);
    if (
      mostInVain(best.files) > IN_VAIN ||
      !bringsNothing(best.files, pages) ||
      isBetween(left, right, owners)
    )
      continue;
    const file = fileOf([...left.sources, ...right.sources]);
    for (const { id } of file.sources) owners.set(id, file);
    files.delete(left);
    files.delete(right);
    pairs = pairs.filter((pair) => pair.files.every((member) => files.has(member)));
    pairs.push(...pairsWith(file, [...files]));
    files.add(file);
  }
  return files;
}

/** Sources that the same pages need stand together. */
function samePages(sources: readonly SharedSource[]): readonly SharedFile[] {
  const groups = new Map<string, SharedSource[]>();
  for (const source of sources) {
    const key = source.isAlone ? source.id : `${source.pages} ${source.needs}`;
    groups.set(key, [...(groups.get(key) ?? []), source]);
  }
  return [...groups.values()].map(fileOf);
}

function fileOf(sources: readonly SharedSource[]): SharedFile {
  return {
    sources,
    size: sources.reduce((sum, { size }) => sum + size, 0),
    pages: sources.reduce((all, { pages }) => all | pages, 0n),
    needs: sources.reduce((all, { needs }) => all | needs, 0n),
  };
}

/** The shared sources that a source imports, also through others, by its id. */
type Reach = ReadonlyMap<string, ReadonlySet<SharedSource>>;

function reachOf(sources: readonly SharedSource[]): Reach {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const reachFrom = ({ imports }: SharedSource): ReadonlySet<SharedSource> => {
    const reached = new Set(imports.flatMap((id) => byId.get(id) ?? []));
    // A set that grows while it is walked is walked to its new end.
    for (const { imports: next } of reached) {
      for (const id of next) {
        const source = byId.get(id);
        if (source) reached.add(source);
      }
    }
    return reached;
  };
  return new Map(sources.map((source) => [source.id, reachFrom(source)]));
}

interface Ground {
  readonly pages: readonly Page[];
  readonly reach: Reach;
}

function pairsOf(file: SharedFile, others: readonly SharedFile[], ground: Ground): readonly Pair[] {
  if (isAlone(file)) return [];
  return others
    .filter((other) => !isAlone(other))
    .map((other): Pair => ({ files: [file, other], price: priceOf(file, other, ground.pages) }))
    .filter(({ price }) => price < REQUEST)
    .map(({ files, price }) => ({ files, price: price + priceOfImports(files, ground) }))
    .filter(({ price }) => price < REQUEST);
}

/** Joined files bring a page which needs but one of them the imports of the other, too. */
function priceOfImports([left, right]: Pair['files'], { pages, reach }: Ground): number {
  const both = weightOf(left.pages & right.pages, pages);
  const dragged = (file: SharedFile, to: bigint): number =>
    [...new Set(file.sources.flatMap(({ id }) => [...(reach.get(id) ?? [])]))].reduce(
      (sum, source) => sum + weightOf(to & ~source.pages, pages) * source.size,
      0,
    );
  return (dragged(right, left.pages & ~right.pages) + dragged(left, right.pages & ~left.pages)) / both;
}

const isAlone = ({ sources }: SharedFile): boolean => sources.some((source) => source.isAlone);

function priceOf(left: SharedFile, right: SharedFile, pages: readonly Page[]): number {
  const both = left.pages & right.pages;
  if (both === 0n) return Number.POSITIVE_INFINITY;
  const inVain =
    weightOf(right.pages & ~both, pages) * left.size + weightOf(left.pages & ~both, pages) * right.size;
  return inVain / weightOf(both, pages);
}

const weightOf = (bits: bigint, pages: readonly Page[]): number =>
  pagesIn(bits, pages).reduce((sum, { weight }) => sum + weight, 0);

const pagesIn = (bits: bigint, pages: readonly Page[]): readonly Page[] =>
  bits === 0n ? [] : pages.filter((_, at) => ((bits >> BigInt(at)) & 1n) === 1n);

const cheapest = (pairs: readonly Pair[]): Pair | undefined =>
  pairs.reduce<Pair | undefined>((best, pair) => (best && best.price <= pair.price ? best : pair), undefined);

/** The bytes that two joined files bring a page which needs but one of them. */
function mostInVain([left, right]: Pair['files']): number {
  const vainOf = (file: SharedFile, other: SharedFile) =>
    (file.pages & ~other.pages) === 0n ? 0 : other.size;
  return Math.max(vainOf(left, right), vainOf(right, left));
}

/** Whether no page gets a part of a library that it does not have, once the files are joined. */
function bringsNothing([left, right]: Pair['files'], pages: readonly Page[]): boolean {
  const brings = (file: SharedFile, other: SharedFile): boolean =>
    pagesIn(other.pages & ~file.pages, pages).some(({ needs }) => (file.needs & ~needs) !== 0n);
  return !brings(left, right) && !brings(right, left);
}

/** Whether a third file imports one of two and is imported by the other: joined, they and it would wait for each other. */
function isBetween(left: SharedFile, right: SharedFile, owners: ReadonlyMap<string, SharedFile>): boolean {
  const importsOf = (file: SharedFile): readonly SharedFile[] =>
    file.sources.flatMap(({ imports }) => imports.flatMap((id) => owners.get(id) ?? []));
  const leads = (from: SharedFile, to: SharedFile): boolean => {
    const seen = new Set([from, to]);
    const queue = importsOf(from).filter((file) => !seen.has(file));
    for (let file = queue.pop(); file; file = queue.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      const next = importsOf(file);
      if (next.includes(to)) return true;
      queue.push(...next);
    }
    return false;
  };
  return leads(left, right) || leads(right, left);
}
