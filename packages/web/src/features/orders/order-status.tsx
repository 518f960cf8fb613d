import { Tag } from 'antd';

/** Colours only help the name; a code that is not listed stays neutral. */
const COLOR: Readonly<Record<string, string>> = {
  '10': 'gold',
  '20': 'blue',
  '30': 'blue',
  '40': 'gold',
  '50': 'green',
};

/** The state of an order, by its name. */
export function OrderStatus({ status, name }: { readonly status: string; readonly name: string }) {
  return <Tag color={COLOR[status] ?? 'default'}>{name}</Tag>;
}
