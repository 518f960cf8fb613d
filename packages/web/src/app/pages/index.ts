import { type PageName, type SectionName, sections } from '#routes';
import { DAILY_PAGES, type SectionPages } from './daily';
import type { LoadPage, PageModule } from './define';

export type { PageModule } from './define';

/** A table of pages, asked for a name that it may lack. */
type PageTable = Readonly<Partial<Record<string, LoadPage>>>;

/** Each section with the import of its table of pages. */
type SectionModules = {
  readonly [S in SectionName]: () => Promise<{ readonly pages: SectionPages<S> }>;
};

/** The sections' tables of pages: every visit loads the route tables, but no visit the addresses of all pages. */
const SECTIONS: SectionModules = {
  shopping: () => import('./shopping'),
  messages: () => import('./messages'),
  personal: () => import('./personal'),
  statements: () => import('./statements'),
  pos: () => import('./pos'),
  rebates: () => import('./rebates'),
  invoices: () => import('./invoices'),
  bills: () => import('./bills'),
  payment: () => import('./payment'),
  orders: () => import('./orders'),
  traffic: () => import('./traffic'),
  lending: () => import('./lending'),
  projects: () => import('./projects'),
  stores: () => import('./stores'),
  policies: () => import('./policies'),
  other: () => import('./other'),
  topLevel: () => import('./top-level'),
  mobile: () => import('./mobile'),
  help: () => import('./help'),
  subApplications: () => import('./sub-applications'),
  bulkOrder: () => import('./bulk-order'),
};

/** Fetches the module of a page. */
export async function loadPage(name: PageName): Promise<PageModule> {
  const daily: PageTable = DAILY_PAGES;
  const load = daily[name] ?? (await pagesOfSection(name))[name];
  if (!load) throw new Error(`no page is named ${name}`);
  return load();
}

/** The pages of the section that a page belongs to. */
async function pagesOfSection(name: PageName): Promise<PageTable> {
  const modules: Readonly<Partial<Record<string, () => Promise<{ readonly pages: PageTable }>>>> = SECTIONS;
  const [section = ''] = Object.entries(sections).find(([, table]) => Object.hasOwn(table, name)) ?? [];
  return (await modules[section]?.())?.pages ?? {};
}
