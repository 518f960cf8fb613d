import type { TemplateLine } from '@dealer-portal/rules/rebuy';
import { keepTemplate } from './template-store';

/** Keeps a template with the day of today, as it is in Shanghai. */
export function saveToday(name: string, lines: readonly TemplateLine[]): void {
  const savedOn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
  keepTemplate({ name, savedOn, lines });
}
