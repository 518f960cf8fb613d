/** Where the trials stand: behind the headings of the pages of rules that name their entries. */
import type { SitePage } from './contents';
import type { Entry } from './page/rank';

export const entryOfTrial: readonly Entry[] = [];

export function trialsBehind(_page: SitePage, _heading: string): string {
  return '';
}
