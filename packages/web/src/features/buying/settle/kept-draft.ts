/** Payers and remarks of the settlement on its way, kept until its orders are placed: what was typed is not typed twice. */
import { isDraftCurrent, type OrderDraft } from '@dealer-portal/rules/settle-draft';
import { isRecord, slot } from '#platform/browser/storage';

/** For whom the products are settled. */
interface Codes {
  readonly saletoCode: string;
  readonly sendtoCode: string;
}

interface KeptDraft extends Codes {
  /** When it was kept, in milliseconds since the epoch. */
  readonly at: number;
  readonly orders: readonly OrderDraft[];
}

function isOrderDraft(value: unknown): value is OrderDraft {
  const texts = ['goods', 'payerCode', 'remark'];
  return (
    isRecord(value) &&
    typeof value['isChecked'] === 'boolean' &&
    texts.every((name) => typeof value[name] === 'string')
  );
}

function isKept(value: unknown): value is KeptDraft {
  const texts = ['saletoCode', 'sendtoCode'];
  return (
    isRecord(value) &&
    typeof value['at'] === 'number' &&
    texts.every((name) => typeof value[name] === 'string') &&
    Array.isArray(value['orders']) &&
    value['orders'].every(isOrderDraft)
  );
}

const stored = slot('local', 'settleDraft', isKept);

/** The choices and texts of the last settlement of these products. */
export function readDraft({ saletoCode, sendtoCode }: Codes): readonly OrderDraft[] {
  const saved = stored.read();
  const isSame = saved?.saletoCode === saletoCode && saved.sendtoCode === sendtoCode;
  return saved && isSame && isDraftCurrent(saved.at, Date.now()) ? saved.orders : [];
}

export function keepDraft({ saletoCode, sendtoCode }: Codes, orders: readonly OrderDraft[]): void {
  stored.write({ saletoCode, sendtoCode, at: Date.now(), orders });
}

/** The orders were placed. */
export const dropDraft = stored.clear;
