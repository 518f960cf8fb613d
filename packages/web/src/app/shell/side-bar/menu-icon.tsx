import {
  AccountBookOutlined,
  AppstoreOutlined,
  BankOutlined,
  CloudOutlined,
  CustomerServiceOutlined,
  DatabaseOutlined,
  FileDoneOutlined,
  GlobalOutlined,
  HomeOutlined,
  ReadOutlined,
  ShoppingOutlined,
  ToolOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

/** Icons by the names that permission data carries. Assumption: the names. */
const ICONS: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['shopping', ShoppingOutlined],
  ['briefcase', FileDoneOutlined],
  ['tally', AccountBookOutlined],
  ['warehouse', DatabaseOutlined],
  ['finance', BankOutlined],
  ['cloud', CloudOutlined],
  ['service', CustomerServiceOutlined],
  ['training', ReadOutlined],
  ['account', UserOutlined],
  ['engineering', ToolOutlined],
  ['ecosystem', HomeOutlined],
  ['scene', GlobalOutlined],
]);

interface MenuIconProps {
  /** Name of the icon in the permission data; another name shows a neutral icon. */
  readonly name: string | undefined;
  /** Short title that stands in the icon's place (SIDE-03: 易管货). */
  readonly shortTitle: string | undefined;
}

/** The icon of a top-level entry, or its short title; decoration beside the entry's label. */
export function MenuIcon({ name, shortTitle }: MenuIconProps) {
  if (shortTitle !== undefined) return <span className="side-entry-short">{shortTitle}</span>;
  const Icon = ICONS.get(name ?? '') ?? AppstoreOutlined;
  return (
    <span className="side-entry-icon" aria-hidden="true">
      <Icon />
    </span>
  );
}
