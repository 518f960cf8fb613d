/** Additions that were pressed without a network: asked about when it is back, and sent by that press alone (CART-08). */
import type { OrderAccount } from '@dealer-portal/rules/cart';
import {
  closeMessage,
  dialogs,
  dialogsAreReady,
  notify,
  notifyWith,
  whenDialogsAreReady,
} from '#platform/notices';
import { accountOnShow } from '#platform/session/account';
import { type Wanted, wantedKey, wantedText } from './wanted';

/** An addition that did not leave. */
interface UnsentAddition {
  /** Whose cart it was pressed for. */
  readonly account: OrderAccount;
  readonly wanted: readonly Wanted[];
  /** @param wanted what is left of it: a later press of the same took the others over */
  readonly send: (wanted: readonly Wanted[]) => Promise<unknown>;
}

let unsent: readonly UnsentAddition[] = [];

const TITLE = '断网时有加入没有发出，现在加入购物车？';

/** Keeps an addition until it is answered for; what is pressed again takes the place of the former press. */
export function keepUnsent(addition: UnsentAddition): void {
  window.addEventListener('online', askAboutUnsent);
  const pressed = new Set(addition.wanted.map(wantedKey));
  const others = unsent.map((other) => {
    if (!isSameAccount(other.account, addition.account)) return other;
    const left = other.wanted.filter((wanted) => !pressed.has(wantedKey(wanted)));
    return left.length === other.wanted.length ? other : { ...other, wanted: left };
  });
  unsent = [...others.filter(({ wanted }) => wanted.length > 0), addition];
  // The network may be back already.
  askAboutUnsent();
}

/** Asks about what is unsent, once there is a network: only an answer takes it away. */
export function askAboutUnsent(): void {
  if (unsent.length === 0 || !navigator.onLine) return;
  unsent = unsent.filter(isOfAccountOnShow);
  const asked = unsent;
  if (asked.length === 0) return;
  // The code of dialogs may not have come before the network went.
  if (!dialogsAreReady()) {
    notifyWith('warning', TITLE, { label: '现在加入', onPress: () => send(asked) });
    whenDialogsAreReady(askAboutUnsent);
    return;
  }
  closeMessage(TITLE);
  let isAnswered = false;
  const question = dialogs.confirm({
    title: TITLE,
    staysOnOtherPages: true,
    content: (
      <ul>
        {asked
          .flatMap(({ wanted }) => wanted)
          .map((wanted) => (
            <li key={wantedKey(wanted)}>{wantedText(wanted)}</li>
          ))}
      </ul>
    ),
    okText: '加入购物车',
    cancelText: '不加入',
    closesAtOnce: true,
    onOk: () => {
      isAnswered = true;
      return send(asked);
    },
    onCancel: () => {
      isAnswered = true;
      take(asked);
    },
  });
  // What was kept while the question stood.
  void question.then(() => isAnswered && askAboutUnsent());
}

/** Takes away what was answered for; what another press has changed meanwhile is asked about again. */
function take(asked: readonly UnsentAddition[]): readonly UnsentAddition[] {
  const taken = asked.filter((addition) => unsent.includes(addition));
  unsent = unsent.filter((addition) => !taken.includes(addition));
  return taken;
}

async function send(asked: readonly UnsentAddition[]): Promise<void> {
  for (const addition of take(asked)) {
    // The account on show may change between two calls.
    if (isOfAccountOnShow(addition)) await addition.send(addition.wanted);
  }
}

/** Whether it goes into the cart that the user sees; else it is never sent, and a sentence says so. */
function isOfAccountOnShow({ account, wanted }: UnsentAddition): boolean {
  const shown = accountOnShow();
  if (shown && isSameAccount(account, shown)) return true;
  const words = wanted.map(wantedText).join('、');
  notify('warning', `断网时的加入没有发出：${words}。客户或收货地址已更换，需要时请换回后重新加入`, 0);
  return false;
}

const isSameAccount = (one: OrderAccount, other: OrderAccount): boolean =>
  one.saletoCode === other.saletoCode && one.sendtoCode === other.sendtoCode;
