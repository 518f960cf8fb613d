/** Quantities that the user typed and the server has not confirmed: sent one after another, kept until they are. */
import { type QuantityEdit, reconcileEdit } from '@dealer-portal/rules/input';
import type { Failure, Result } from '@dealer-portal/sdk';
import { isRecord, type Slot } from '#platform/browser/storage';
import { TOO_MANY_REQUESTS } from '#platform/calls/too-many';
import { createRowValues, type RowValues } from '#ui/table/entry/row-values';

/** An edited quantity: on its way, waiting for the network or an answer, refused, or different on the server. */
export interface Edit extends QuantityEdit {
  readonly state: 'saving' | 'waiting' | 'refused' | 'conflict';
  /** Why it is not saved. */
  readonly text?: string;
  /** The server's quantity, where it differs from before. */
  readonly serverNumber?: number;
}

/** The unconfirmed quantities by line, kept in the browser. */
export type KeptEdits = Readonly<Record<string, QuantityEdit>>;

/** The cart behind the edits. */
export interface EditedCart {
  /** Pieces of a line as the server gave them last. */
  readonly numberOf: (key: string) => number | undefined;
  /** One call; it must not show failures itself. */
  readonly save: (key: string, requested: number) => Promise<Result<unknown>>;
  /** The server has taken the quantity: the list on screen follows before the edit goes. */
  readonly onSaved: (key: string, requested: number) => void;
  /** Called when no call is under way any more. */
  readonly onIdle?: () => void;
  /** Asks the server for its quantities; undefined when no answer came. */
  readonly list: () => Promise<ReadonlyMap<string, number> | undefined>;
}

/** The edits of one cart. */
export interface QuantityEdits {
  readonly edits: RowValues<Edit>;
  /** The problem with the text in a line's field, which is not the quantity that the line has. */
  readonly wrong: RowValues<string>;
  /** Takes a new quantity of a line. */
  readonly change: (key: string, requested: number) => void;
  /** Asks for the server's list and sends what waits, drops what is settled, and shows what was changed there too. */
  readonly reconcile: () => Promise<void>;
  /** The network is back: what waits is sent, and what is on its way since before, should it fail. */
  readonly resume: () => Promise<void>;
}

/** Whether stored content is such edits. */
export function isKeptEdits(value: unknown): value is KeptEdits {
  const isEdit = (item: unknown) =>
    isRecord(item) && typeof item['requested'] === 'number' && typeof item['base'] === 'number';
  return isRecord(value) && Object.values(value).every(isEdit);
}

/** The number of a line: the typed quantity while it may still be saved, else the server's. */
export function shownNumber(edit: Edit | undefined, serverNumber: number): number {
  if (!edit) return serverNumber;
  if (edit.state === 'saving' || edit.state === 'waiting') return edit.requested;
  return edit.serverNumber ?? edit.base;
}

/**
 * The edits of one cart, beginning with those kept from before (CART-06).
 * @param cart asked at each use, since a page makes a new one with each drawing
 */
export function createQuantityEdits(stored: Slot<KeptEdits>, cart: () => EditedCart): QuantityEdits {
  const edits = createRowValues<Edit>();
  const wrong = createRowValues<string>();
  let queue = Promise.resolve();
  let isLooking = false;
  let isAskedAgain = false;
  let isBackOnline = false;
  for (const [key, edit] of Object.entries(stored.read() ?? {})) {
    edits.set(key, { ...edit, state: 'waiting', text: waitingText(edit.requested) });
  }

  const put = (key: string, edit: Edit | undefined) => {
    edits.set(key, edit);
    // Only this line: another tab may keep edits of its own.
    const { [key]: _, ...rest } = stored.read() ?? {};
    const isKept = edit !== undefined && edit.state !== 'refused';
    stored.write(isKept ? { ...rest, [key]: { requested: edit.requested, base: edit.base } } : rest);
  };
  const deliver = async (key: string, requested: number) => {
    const before = edits.get(key);
    // A newer edit of the same line has taken over.
    if (before?.state !== 'saving' || before.requested !== requested) return;
    const result = await cart().save(key, requested);
    if (result.ok) cart().onSaved(key, requested);
    // A list that is on its way may still have the quantity of before.
    if (result.ok && isLooking) isAskedAgain = true;
    const edit = edits.get(key);
    if (edit?.requested === requested) put(key, result.ok ? undefined : failed(edit, result));
    else if (edit && result.ok) put(key, { ...edit, base: requested });
    if (isSaving(edits)) return;
    cart().onIdle?.();
    // A call from before the network came back may still fail.
    if (isBackOnline) void reconcile();
    isBackOnline = false;
  };
  const send = (key: string, edit: QuantityEdit) => {
    put(key, { requested: edit.requested, base: edit.base, state: 'saving' });
    queue = queue.then(afterFrame).then(() => deliver(key, edit.requested));
  };
  const settle = (key: string, edit: Edit, serverNumber: number | undefined) => {
    const decision = serverNumber === undefined ? 'done' : reconcileEdit(edit, serverNumber);
    if (decision === 'done') put(key, undefined);
    else if (decision === 'conflict') put(key, conflict(edit, serverNumber));
    else if (edit.state === 'waiting') send(key, edit);
  };
  const newest = async (): Promise<ReadonlyMap<string, number> | undefined> => {
    isAskedAgain = false;
    const numbers = await cart().list();
    return isAskedAgain ? newest() : numbers;
  };
  const reconcile = async () => {
    // A look from before the network came back may still fail: another one follows it.
    if (isLooking) isAskedAgain = true;
    if (isLooking || !open(edits)) return;
    isLooking = true;
    const numbers = await newest();
    isLooking = false;
    if (!numbers) return;
    for (const [key, edit] of edits.all()) {
      if (edit.state === 'waiting' || edit.state === 'conflict') settle(key, edit, numbers.get(key));
    }
  };
  const resume = () => {
    isBackOnline = isSaving(edits);
    return reconcile();
  };
  const change = (key: string, requested: number) => {
    const before = edits.get(key);
    if (before?.state === 'saving') return send(key, { requested, base: before.base });
    if (before?.state === 'waiting') {
      put(key, { ...before, requested, text: waitingText(requested) });
      return void reconcile();
    }
    const base = cart().numberOf(key) ?? requested;
    if (requested === base) put(key, undefined);
    else send(key, { requested, base });
  };
  return { edits, wrong, change, reconcile, resume };
}

/** The key that handed a quantity over is drawn before the call is made up. */
const AFTER_FRAME_MS = 30;
const afterFrame = () => new Promise<void>((resolve) => setTimeout(resolve, AFTER_FRAME_MS));

const open = ({ all }: RowValues<Edit>) =>
  [...all().values()].some(({ state }) => state === 'waiting' || state === 'conflict');

const isSaving = ({ all }: RowValues<Edit>) => [...all().values()].some(({ state }) => state === 'saving');

function conflict({ requested, base }: Edit, serverNumber = base): Edit {
  return { requested, base, serverNumber, state: 'conflict' };
}

/** The server decided when it named a reason; else the quantity waits: it may have been taken, or not. */
function failed(edit: Edit, { kind, status, msg }: Failure): Edit {
  const isDecided =
    kind === 'business' || (kind === 'http' && status >= 400 && status < 500 && !LATER.has(status));
  return {
    ...edit,
    state: isDecided ? 'refused' : 'waiting',
    text: isDecided
      ? `数量 ${edit.requested} 未保存：${msg}`
      : waitingText(edit.requested, kind === 'network' ? undefined : msg),
  };
}

/** The session is over, or too many requests: the quantity is not judged yet. */
const LATER: ReadonlySet<number> = new Set([401, TOO_MANY_REQUESTS]);

function waitingText(requested: number, reason = '网络中断，恢复后自动保存'): string {
  return `数量 ${requested} 还没有保存：${reason}`;
}
