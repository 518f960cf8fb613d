import type { PaletteEntry } from '@dealer-portal/rules/palette';
import type { Data } from '@dealer-portal/sdk';
import type { queryMyOrders } from '@dealer-portal/sdk/operations';
import type { IconName } from '#ui/icon/icon-names';
import type { Offer } from '#widgets/products/offer';
import type { ToolDialog } from '../floating-bar/tools';

/** The effect of opening an entry. */
export type EntryTarget =
  | { readonly kind: 'link'; readonly to: string }
  | { readonly kind: 'window'; readonly url: string }
  | { readonly kind: 'dialog'; readonly dialog: ToolDialog }
  /** `isWrite`: it is sent at once, without a question. */
  | { readonly kind: 'act'; readonly act: () => void; readonly isWrite?: true };

/** A page or an action with what opening it does. */
export interface TargetedEntry extends PaletteEntry {
  readonly icon: IconName;
  readonly target: EntryTarget;
}

export type FoundOrder = Data<typeof queryMyOrders>['records'][number];

/** One line of the palette. */
export type PaletteLine = { readonly id: string; readonly group: string } & (
  | { readonly kind: 'goods'; readonly offer: Offer }
  | { readonly kind: 'order'; readonly order: FoundOrder }
  | { readonly kind: 'entry'; readonly entry: TargetedEntry }
);

export const goodsLine = (offer: Offer): PaletteLine => ({
  id: `goods:${offer.product.productCode}`,
  group: '商品',
  kind: 'goods',
  offer,
});

export const orderLine = (order: FoundOrder): PaletteLine => ({
  id: `order:${order.orderNo}`,
  group: '订单',
  kind: 'order',
  order,
});

/** @param group the heading that it stands under */
export const entryLine = (entry: TargetedEntry, group = '页面和操作'): PaletteLine => ({
  id: `entry:${entry.id}`,
  group,
  kind: 'entry',
  entry,
});
