import type { App } from 'antd';

type Notifier = Pick<ReturnType<typeof App.useApp>, 'message' | 'modal'>;

type DialogConfig = Parameters<Notifier['modal']['confirm']>[0];

let notifier: Notifier | undefined;

/** The mounted app hands over its message and dialog, so that effects outside of components can speak. */
export function setNotifier(given: Notifier): void {
  notifier = given;
}

/**
 * Shows one sentence; the same sentence twice at once is shown once.
 * @param seconds how long it stays; as long as messages do when absent
 */
export function notify(
  level: 'success' | 'info' | 'warning' | 'error',
  text: string,
  seconds?: number,
): void {
  const duration = seconds === undefined ? {} : { duration: seconds };
  void notifier?.message.open({ key: text, type: level, content: text, ...duration });
}

/** A dialog with a statement, or with a question and what its answer does. */
export const dialogs = {
  info: (config: DialogConfig): void => void notifier?.modal.info(config),
  confirm: (config: DialogConfig): void => void notifier?.modal.confirm(config),
};

/** Closes every open message (HTTP-08, 429). */
export function closeNotices(): void {
  notifier?.message.destroy();
}

/** Shows a warning that must be confirmed; resolves then, and by Escape too, or what waits for it would wait for ever. */
export function warnAndConfirm(title: string, text: string): Promise<void> {
  return new Promise((resolve) => {
    if (!notifier) return resolve();
    notifier.modal.warning({
      title,
      content: text,
      okText: '知道了',
      onOk: () => resolve(),
      onCancel: () => resolve(),
    });
  });
}
