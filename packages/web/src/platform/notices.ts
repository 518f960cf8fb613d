import type { App } from 'antd';
import type { UIEvent } from 'react';
import { isRepeatedClick } from '#ui/button/use-one-press';

type Notifier = Pick<ReturnType<typeof App.useApp>, 'message' | 'modal'>;

type DialogConfig = Parameters<Notifier['modal']['confirm']>[0];

/** A question before an act. */
interface Question extends DialogConfig {
  /** Names the act with its object; a second question of this title is not opened over the first. */
  readonly title: string;
  /** The act shows its own progress: the question closes at once and does not wait for it. */
  readonly closesAtOnce?: true;
  readonly onOk: () => unknown;
}

interface OpenQuestion {
  /** The page that asked. */
  readonly pathname: string;
  /** Settles when the question is closed and its act done, if there was one. */
  readonly closed: Promise<void>;
  readonly close: () => void;
}

let notifier: Notifier | undefined;

/** The questions that stand open, by title. */
const questions = new Map<string, OpenQuestion>();

/** The mounted app hands over its message and dialog, so that effects outside of components can speak. */
export function setNotifier(value: Notifier): void {
  notifier = value;
  questions.clear();
}

/** How long a message that stands alone keeps others away, in milliseconds: what a caller says of the same failure. */
const ALONE_MS = 200;

let isAlone = false;

/** How long a message stays, in seconds. */
const MESSAGE_SECONDS = 4;

let messageCount = 0;

/** The library goes on counting the time of a message that is shown again, unless that time differs: by milliseconds here. */
function restarted(seconds: number): number {
  messageCount = (messageCount + 1) % 100;
  return seconds === 0 ? 0 : seconds + messageCount / 1000;
}

/**
 * Shows one sentence; the same sentence again is shown once, for its full time from then on.
 * @param seconds how long it stays, 0 until it is closed; as long as messages do when absent
 */
export function notify(
  level: 'success' | 'info' | 'warning' | 'error',
  text: string,
  seconds = MESSAGE_SECONDS,
): void {
  if (isAlone && (level === 'warning' || level === 'error')) return;
  void notifier?.message.open({ key: text, type: level, content: text, duration: restarted(seconds) });
}

/** A dialog with a statement, or with a question and what its answer does. */
export const dialogs = {
  info: (config: DialogConfig): void => void notifier?.modal.info(config),
  /**
   * Asks before an act; the focus begins at the safe button.
   * @returns a promise for the button that asks: it settles when the question is closed and its act done, if there was one
   */
  confirm: (question: Question): Promise<void> =>
    questions.get(question.title)?.closed ?? open(question, notifier),
};

function open(question: Question, by: Notifier | undefined): Promise<void> {
  if (!by) return Promise.resolve();
  const { closesAtOnce, onOk, ...config } = question;
  let act: unknown;
  let onClosed: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    onClosed = resolve;
  });
  const { destroy } = by.modal.confirm({
    focusable: { autoFocusButton: 'cancel' },
    ...config,
    onOk: () => {
      act = onOk();
      return closesAtOnce ? undefined : act;
    },
    okButtonProps: { ...config.okButtonProps, onClickCapture: refuseRepeated },
    afterClose: () => {
      questions.delete(config.title);
      onClosed();
    },
  });
  const done = closed.then(() => act).then(() => undefined);
  questions.set(config.title, { pathname: window.location.pathname, closed: done, close: destroy });
  return done;
}

/** The second click of a double click on the button that asked is no answer. */
function refuseRepeated(event: UIEvent): void {
  if (isRepeatedClick(event)) event.stopPropagation();
}

/** Closes the questions of the pages that were left: nothing is asked over the page that follows. */
export function closeLeftQuestions(pathname: string): void {
  for (const question of questions.values()) if (question.pathname !== pathname) question.close();
}

/** Closes every open message and shows this error; what the caller adds about the same failure is not shown (HTTP-08). */
export function notifyAlone(text: string): void {
  notifier?.message.destroy();
  isAlone = false;
  notify('error', text);
  isAlone = true;
  window.setTimeout(() => {
    isAlone = false;
  }, ALONE_MS);
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
