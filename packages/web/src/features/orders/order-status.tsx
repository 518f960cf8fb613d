import './order-status.css';

/** Colours only help the name; a code that is not listed stays neutral. */
const TONE: Readonly<Record<string, string>> = {
  '10': 'waiting',
  '20': 'moving',
  '30': 'moving',
  '40': 'waiting',
  '50': 'done',
};

/** The state of an order, by its name. */
export function OrderStatus({ status, name }: { readonly status: string; readonly name: string }) {
  return <span className={`order-status order-status-${TONE[status] ?? 'neutral'}`}>{name}</span>;
}
