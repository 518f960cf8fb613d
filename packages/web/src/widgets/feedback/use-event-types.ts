import type { Choice } from '#ui/input/plain-select';
import { useDictionary } from '../dictionary/use-dictionary';

/** Assumption: the codes of the types beyond 物流 and 发票, which the answers show. */
const DESCRIBED_TYPES: readonly Choice[] = [
  { value: 'ORDER', label: '订单' },
  { value: 'LOGISTICS', label: '物流' },
  { value: 'INVOICE', label: '发票' },
  { value: 'FINANCE', label: '财务' },
  { value: 'SYSTEM', label: '系统使用' },
];

/** The types of problems, by the server's dictionary. */
export const useEventTypes = (): readonly Choice[] => useDictionary('EVENT_TYPE', DESCRIBED_TYPES);
