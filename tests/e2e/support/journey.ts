import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { addPageTexts } from './page-texts';
import { type Persona, signIn, type Visit, visit } from './portal';

export const sideBar = (page: Page): Locator => page.getByRole('navigation', { name: '功能菜单' });
export const tools = (page: Page): Locator => page.getByRole('navigation', { name: '悬浮工具栏' });

/** The steps of one journey in the portal. */
export type Walk = (page: Page) => Promise<void>;

interface Traveller {
  readonly persona: Persona;
  /** Of the window, in pixels; 1280 when absent. */
  readonly width?: number;
  /** Where it begins; the home page when absent. */
  readonly path?: string;
  /** Its window is a new one that is painted and serves no other journey: its looks, clock or scripts matter. */
  readonly isFresh?: boolean;
}

/** Signs a persona in for one journey and ends it; the journey's console must stay clean. */
export async function journey(
  { persona, width = 1280, path = '/', isFresh = false }: Traveller,
  walk: Walk,
): Promise<void> {
  const dealer: Visit = await visit({ width, isFresh });
  try {
    await signIn(dealer.page, persona, path);
    await walk(dealer.page);
    expect(dealer.problems).toEqual([]);
  } catch (error) {
    if (error instanceof Error) await addPageTexts([error], [dealer.context]);
    throw error;
  } finally {
    await dealer.end();
  }
}
