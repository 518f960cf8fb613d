import { Icon } from '#ui/icon/icon';
import type { IconName } from '#ui/icon/icon-names';
import './side-bar.css';

/** Icons by the names that permission data carries. Assumption: the names. */
const ICONS: ReadonlyMap<string, IconName> = new Map<string, IconName>([
  ['shopping', 'shopping'],
  ['briefcase', 'document-done'],
  ['tally', 'account'],
  ['warehouse', 'database'],
  ['finance', 'bank'],
  ['cloud', 'cloud'],
  ['service', 'headset'],
  ['training', 'read'],
  ['account', 'user'],
  ['engineering', 'tool'],
  ['ecosystem', 'home'],
  ['scene', 'globe'],
]);

interface MenuIconProps {
  /** Name of the icon in the permission data; another name shows a neutral icon. */
  readonly name: string | undefined;
  /** Short title that stands in the icon's place (SIDE-03: 易管货). */
  readonly shortTitle: string | undefined;
}

/** The icon of a top-level entry, or its short title; decoration next to the entry's label. */
export function MenuIcon({ name, shortTitle }: MenuIconProps) {
  if (shortTitle !== undefined) return <span className="side-entry-short">{shortTitle}</span>;
  return (
    <span className="side-entry-icon" aria-hidden="true">
      <Icon name={ICONS.get(name ?? '') ?? 'apps'} />
    </span>
  );
}
