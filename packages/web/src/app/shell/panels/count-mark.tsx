import { badgeText } from '@dealer-portal/rules/badge';
import './panels.css';

/**
 * A small count next to a label: its place while it is not known, nothing at 0, 99+ above 99 (TOP-03, FLOAT-01). The
 * trigger's name gives it as text.
 */
export function CountMark({ count }: { readonly count: number | undefined }) {
  const text = badgeText(count);
  if (count === undefined) return <span className="count-mark count-mark-place" aria-hidden="true" />;
  if (text === '') return null;
  return (
    <span className="count-mark" aria-hidden="true">
      {text}
    </span>
  );
}

/** The name of a trigger with its count, e.g. `消息，12 条未读`. */
export function countLabel(name: string, count: number | undefined, unit: string): string {
  const text = badgeText(count);
  return text === '' ? name : `${name}，${text} ${unit}`;
}
