import { StatusTag, type StatusTone } from '#ui/text/status-tag';

const TONE: Readonly<Record<string, StatusTone>> = {
  '10': 'waiting',
  '20': 'moving',
  '30': 'moving',
  '40': 'waiting',
  '50': 'done',
};

/** The state of an order, by its name; a code that is not listed stays neutral. */
export function OrderStatus({ status, name }: { readonly status: string; readonly name: string }) {
  return <StatusTag tone={TONE[status] ?? 'neutral'}>{name}</StatusTag>;
}
