import { type ComponentType, useEffect, useState } from 'react';
import { notify } from '#platform/notices';

/** How long a page has the connection for itself, in milliseconds. */
const AFTER_MS = 3000;

interface LateDialogProps<Props> {
  /** Fetches the dialog; the same function for every drawing. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What it is drawn with; undefined while nobody has asked for it. */
  readonly props: Props | undefined;
}

/**
 * A dialog that most visits of its page do not open: its code is fetched when the page has settled, or at once when it
 * is asked for. Without a network that is told, and the page stays as it is.
 */
export function LateDialog<Props extends { readonly onClose: () => void }>({
  load,
  props,
}: LateDialogProps<Props>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const isAsked = props !== undefined;
  const onClose = props?.onClose;
  useEffect(() => {
    if (Dialog) return;
    let isGone = false;
    const fetchDialog = () =>
      load().then(
        (component) => !isGone && setDialog(() => component),
        () => {
          // Fetched ahead, it is asked for again when it is wanted.
          if (isGone || !isAsked) return;
          notify('error', '窗口没有打开，请检查网络后重试');
          onClose?.();
        },
      );
    const timer = window.setTimeout(fetchDialog, isAsked ? 0 : AFTER_MS);
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
  }, [Dialog, load, isAsked, onClose]);
  return Dialog && props ? <Dialog {...props} /> : null;
}
