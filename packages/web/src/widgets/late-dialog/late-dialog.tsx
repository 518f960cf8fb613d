import { type ComponentType, useEffect, useRef, useState } from 'react';
import { whenIdle } from '#platform/browser/when-idle';
import { notify, windowFailed } from '#platform/notices';

interface DialogProps {
  readonly onClose: () => void;
  /** False where a dialog that was open stays, so that its closing is seen and its button gets the focus back. */
  readonly isOpen?: boolean;
}

interface LateDialogProps<Props> {
  /** Fetches the dialog; the same function for every drawing. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Its props; undefined, or not open, while nobody has asked for it. */
  readonly props: Props | undefined;
}

/**
 * A dialog that most visits of its page do not open: its code is fetched when the page has settled, or on request.
 * Without a network a message says so, and the page stays as it is.
 */
export function LateDialog<Props extends DialogProps>({ load, props }: LateDialogProps<Props>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const isAsked = props !== undefined && props.isOpen !== false;
  const [wasAsked, setAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setAsked(true);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (Dialog) return;
    let isGone = false;
    const fetchDialog = () =>
      load().then(
        (component) => !isGone && setDialog(() => component),
        () => {
          // Fetched ahead, it is asked for again when it is wanted.
          if (isGone || !isAsked) return;
          notify('error', windowFailed());
          latest.current?.onClose();
        },
      );
    const takeBack = isAsked ? undefined : whenIdle(fetchDialog);
    if (isAsked) void fetchDialog();
    return () => {
      isGone = true;
      takeBack?.();
    };
  }, [Dialog, load, isAsked]);
  return Dialog && props && wasAsked ? <Dialog {...props} /> : null;
}
