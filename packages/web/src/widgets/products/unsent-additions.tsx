/** Additions that were pressed without a network: asked about when it is back, and sent by that press alone (CART-08). */
import { dialogs, dialogsAreReady, notifyWith } from '#platform/notices';

/** An addition that did not leave. */
interface UnsentAddition {
  /** A second press of the same one takes its place. */
  readonly key: string;
  /** What would be added, for the user. */
  readonly words: string;
  readonly send: () => Promise<unknown>;
}

let unsent: readonly UnsentAddition[] = [];

export function keepUnsent(addition: UnsentAddition): void {
  if (unsent.length === 0) window.addEventListener('online', ask, { once: true });
  unsent = [...unsent.filter(({ key }) => key !== addition.key), addition];
}

function ask(): void {
  const additions = unsent;
  unsent = [];
  const title = `断网时有 ${additions.length} 次加入没有发出，现在加入购物车？`;
  const send = async () => {
    for (const addition of additions) await addition.send();
  };
  // The code of dialogs may not have come before the network went.
  if (!dialogsAreReady()) {
    notifyWith('warning', title, { label: '现在加入', onPress: send });
    return;
  }
  void dialogs.confirm({
    title,
    content: (
      <ul>
        {additions.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
    ),
    okText: '加入购物车',
    cancelText: '不加入',
    closesAtOnce: true,
    onOk: send,
  });
}
