/** Checks the journal of submits as a browser's store gives it back, since users and older versions may have written anything (ORDER-01). */
import { recordOf } from '../../base/record';
import type { SubmitJournal } from './submit-journal';
import type { Submission, SubmitRecord } from './submit-record';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isCode: Check = (value) => isText(value) && value !== '';
const isInstant: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isQuantity: Check = (value) =>
  isInstant(value) || (isText(value) && Number.isFinite(Number(value || 'x')));
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const objectOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) => {
    const fields = recordOf(value);
    return fields !== undefined && Object.entries(checks).every(([name, check]) => check(fields[name]));
  };

const isLine = objectOf({ productCode: isText, number: isQuantity });
const isOrder = objectOf({ orderNo: isText, payerCode: isText, lines: listOf(isLine) });
const isOrders = objectOf({ saletoCode: isText, sendtoCode: isText, orders: listOf(isOrder) });
const RECORDED = { id: isCode, fingerprint: isCode, plannedAt: isInstant };

/** The fields that each kind of record has in addition to the common ones. */
const OF_KIND: Readonly<Record<SubmitRecord['kind'], Check>> = {
  planned: () => true,
  sent: objectOf({ sentAt: isInstant }),
  lost: objectOf({ sentAt: isInstant }),
  unknown: objectOf({ sentAt: isInstant, reason: isText }),
  placed: objectOf({ orderNos: listOf(isText) }),
  refused: objectOf({ msg: isText }),
  notFound: () => true,
  withdrawn: () => true,
};

function isKind(kind: unknown): kind is SubmitRecord['kind'] {
  return typeof kind === 'string' && Object.hasOwn(OF_KIND, kind);
}

/**
 * Makes the check of a stored journal; one wrong record makes the complete journal unreadable (ORDER-01).
 * @param submission checks the submitted data
 */
export function isJournalOf<S>(
  submission: (value: unknown) => value is S,
): (value: unknown) => value is SubmitJournal<S> {
  const isRecorded = objectOf({ ...RECORDED, submission });
  const isRecord: Check = (value) => {
    const kind = recordOf(value)?.['kind'];
    return isRecorded(value) && isKind(kind) && OF_KIND[kind](value);
  };
  return (value): value is SubmitJournal<S> => listOf(isRecord)(value);
}

/** Whether a stored value is what was submitted as orders (ORDER-01). */
export function isSubmission(value: unknown): value is Submission {
  return isOrders(value);
}
