import { Typography } from 'antd';
import type { Offer } from './offer';

/** Below this many units the stock is named as short. */
const SHORT_STOCK = 20;

/** Stock of the centre in units, and whether it is short or gone; never by colour alone. */
export function StockText({ offer: { stock } }: { readonly offer: Offer }) {
  if (!stock) return <Typography.Text type="secondary">库存 —</Typography.Text>;
  if (stock.stock <= 0) return <Typography.Text type="danger">无货</Typography.Text>;
  if (stock.stock < SHORT_STOCK)
    return <Typography.Text type="warning">仅剩 {stock.stock} 台</Typography.Text>;
  return <Typography.Text type="secondary">库存 {stock.stock} 台</Typography.Text>;
}
