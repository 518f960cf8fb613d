import type { SideBarItem } from '@dealer-portal/rules/menu';

/** The complete title of an entry whose icon shows the first part of it, e.g. 易管货 (SIDE-03). */
export function fullTitle({ iconTitle = '', title }: SideBarItem): string {
  return `${iconTitle}${title}`;
}
