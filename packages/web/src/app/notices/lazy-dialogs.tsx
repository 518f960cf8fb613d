import { type ComponentType, type ReactNode, useState } from 'react';
import { notify, windowFailed } from '#platform/notices';
import { loadWithAntd } from '../antd/with-antd';
import type { Dialogs } from './dialog-host';

type Open = Dialogs['confirm'];
type Opened = ReturnType<Open>;
type Host = ComponentType<{ readonly onReady: (dialogs: Dialogs) => void }>;

let host: Promise<Host> | undefined;

/** One host for all dialogs: another one would take the place of the first, and its dialogs would open nowhere. */
function loadHost(): Promise<Host> {
  host ??= loadWithAntd(async () => (await import('./dialog-host')).DialogHost).catch((error: unknown) => {
    host = undefined;
    throw error;
  });
  return host;
}

/** antd's dialogs, whose code comes with the first one that is asked for. */
export function useLazyDialogs(): readonly [dialogs: Dialogs, holder: ReactNode] {
  const [Host, setHost] = useState<Host>();
  const [dialogs] = useState(() => lazyDialogs((host) => setHost(() => host)));
  return [dialogs.api, Host && <Host onReady={dialogs.onReady} />];
}

/** Fetches the code of dialogs ahead; a dialog that has to be asked for without a network is then there. */
export function fetchDialogsAhead(): void {
  // A later request for a dialog tries again, and shows a message.
  loadHost().catch(() => undefined);
}

/** @param draw puts the host into the page, which then hands over the dialogs by `onReady` */
function lazyDialogs(draw: (host: Host) => void) {
  let onReady: (dialogs: Dialogs) => void = () => undefined;
  const ready = new Promise<Dialogs>((resolve) => {
    onReady = resolve;
  });
  const later = (kind: keyof Dialogs): Open => {
    return (config) => {
      loadHost().then(draw, () => {
        notify('error', windowFailed());
        config.afterClose?.();
      });
      // In a box, since a promise would take what was opened for a promise itself and wait for the answer.
      return handleOf(ready.then((dialogs) => ({ opened: dialogs[kind](config) })));
    };
  };
  const api: Dialogs = {
    info: later('info'),
    success: later('success'),
    error: later('error'),
    warning: later('warning'),
    confirm: later('confirm'),
  };
  return { api, onReady };
}

/** The handle of a dialog that may still be on its way. */
function handleOf(box: Promise<{ readonly opened: Opened }>): Opened {
  return {
    destroy: () => void box.then(({ opened }) => opened.destroy()),
    update: (config) => void box.then(({ opened }) => opened.update(config)),
    // biome-ignore lint/suspicious/noThenProperty: antd's handle can be awaited for the answer, and so can this one
    then: (resolve, reject) => box.then(({ opened }) => opened.then(resolve, reject)),
  };
}
