import type { Browser } from 'playwright';

/** The tools of a part of the bench, and the number of its rounds. */
export interface Servers {
  readonly browser: Browser;
  readonly portalUrl: string;
  /** The stage of the components, and the floors. */
  readonly benchUrl: string;
  readonly rounds: number;
}

/** A page that is measured. */
export interface BenchPage {
  readonly name: string;
  readonly url: string;
  /** A page of the portal, which needs a session. */
  readonly isPortal: boolean;
  /** A selector of what stands on it once its rows are there. */
  readonly ready: string;
}

/** A table of plain elements and antd's, each in a bare frame: what every other page is compared with. */
export function floorsOf({ benchUrl }: Servers): readonly [plain: BenchPage, antd: BenchPage] {
  const floor = (name: string, file: string) => ({
    name,
    url: `${benchUrl}${file}`,
    isPortal: false,
    ready: 'tbody tr:nth-child(20)',
  });
  return [floor('plain table (floor)', 'plain.html'), floor('antd table (floor)', 'antd.html')];
}

/** Pages of the portal by their paths. */
export function portalPages(
  { portalUrl }: Servers,
  pages: readonly (readonly [name: string, path: string, ready: string])[],
): readonly BenchPage[] {
  return pages.map(([name, path, ready]) => ({ name, url: `${portalUrl}${path}`, isPortal: true, ready }));
}

/** How long a page may go on after its rows are there, in milliseconds. */
export const SETTLE_MS = 3000;
