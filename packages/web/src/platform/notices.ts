import type { Modal } from 'antd';
import type { UIEvent } from 'react';
import { isRepeatedClick } from '#ui/button/use-one-press';
import { createStore, useStore } from '#ui/store';
import { isOutdated } from './browser/load-code';

/** antd's dialogs by function: `modal.confirm({ … })`. */
type Dialogs = ReturnType<typeof Modal.useModal>[0];

type DialogConfig = Parameters<Dialogs['confirm']>[0];

export type MessageLevel = 'success' | 'info' | 'warning' | 'error';

/** The button of a message; a press closes the message. */
export interface MessageAction {
  readonly label: string;
  readonly onPress: () => unknown;
}

/** One sentence over the page. */
export interface Message {
  readonly level: MessageLevel;
  readonly text: string;
  /** Two messages never have the same; the text, unless two may say the same of different things. */
  readonly key: string;
  /** How long it stays, in seconds; 0 until it is closed. */
  readonly seconds: number;
  /** A new number each time that it is shown again, when its time begins again. */
  readonly turn: number;
  readonly action?: MessageAction;
}

/** How many messages stand at a time; one more takes the place of the oldest. */
const SHOWN_MESSAGES = 3;

const messages = createStore<readonly Message[]>([]);

/** The messages that stand, oldest first. */
export const useMessages = (): readonly Message[] => useStore(messages);

/** A question before an act. */
interface Question extends DialogConfig {
  /** Names the act with its object; a second question of this title is not opened over the first. */
  readonly title: string;
  /** The act shows its own progress: the question closes at once and does not wait for it. */
  readonly closesAtOnce?: true;
  /** It is about no page: it stays where the user goes on. */
  readonly staysOnOtherPages?: true;
  readonly onOk: () => unknown;
}

interface OpenQuestion {
  /** The page that asked; undefined for a question that is about none. */
  readonly pathname: string | undefined;
  /** Settles when the question is closed and its act done, if there was one. */
  readonly closed: Promise<void>;
  readonly close: () => void;
}

let modal: Dialogs | undefined;

/** Warnings that came before the app was mounted, as from the closed gate of a first page. */
const early: ((host: Dialogs) => void)[] = [];

/** Runs while a message stands alone: the other failures of its moment are kept away. */
let aloneTimer: number | undefined;

/** Ends the moment of a message that stands alone. */
function endAlone(): void {
  window.clearTimeout(aloneTimer);
  aloneTimer = undefined;
}

/** The questions that stand open, by title. */
const questions = new Map<string, OpenQuestion>();

/**
 * The mounted app hands over its dialogs, so that effects outside of components can ask. It shows what was said before
 * it, but for what another app before it said.
 */
export function setDialogs(value: Dialogs): void {
  if (modal) forgetNotices();
  modal = value;
  for (const show of early.splice(0)) show(value);
}

function forgetNotices(): void {
  questions.clear();
  if (messages.read().length > 0) messages.write([]);
  endAlone();
}

/** How long a message that stands alone keeps others away, in milliseconds: what a caller says of the same failure. */
const ALONE_MS = 200;

/** The message of a window whose code did not come: without a network, or because a new release has taken its place. */
export const windowFailed = (): string =>
  isOutdated() ? '系统已更新，请重新加载页面后再打开，已填写的内容会保留' : '窗口没有打开，请检查网络后重试';

/** How long a message stays, in seconds. */
const MESSAGE_SECONDS = 5;

/** How long one stays whose act may be pressed, in seconds. */
const ACTION_SECONDS = 8;

let turns = 0;

/**
 * Shows one sentence; the same sentence again is shown once, for its full time from then on.
 * @param seconds how long it stays, 0 until it is closed; as long as messages do when absent
 */
export function notify(level: MessageLevel, text: string, seconds = MESSAGE_SECONDS): void {
  show({ level, text, key: text, seconds });
}

/**
 * Shows one sentence with one act: the way on, or the way back.
 * @param seconds how long it stays, 0 until it is closed; as long as messages with an act do when absent
 * @param key what it is closed by, where others may have its text; the text when absent
 */
export function notifyWith(
  ...[level, text, action, seconds = ACTION_SECONDS, key = text]: [
    level: MessageLevel,
    text: string,
    action: MessageAction,
    seconds?: number,
    key?: string,
  ]
): void {
  show({ level, text, key, seconds, action });
}

function show(content: Omit<Message, 'turn'>): void {
  const { level, key } = content;
  if (aloneTimer !== undefined && (level === 'warning' || level === 'error')) return;
  turns += 1;
  const message: Message = { ...content, turn: turns };
  const known = messages.read();
  const isShown = known.some((other) => other.key === key);
  messages.write(
    isShown
      ? known.map((other) => (other.key === key ? message : other))
      : [...known, message].slice(-SHOWN_MESSAGES),
  );
}

/** Takes one message away, by its text or by the key that it was given. */
export function closeMessage(key: string): void {
  messages.write(messages.read().filter((message) => message.key !== key));
}

/** A dialog states its case in words alone. */
const NO_ICON = null;

/** A dialog with a statement, or with a question and what its answer does. */
export const dialogs = {
  info: (config: DialogConfig): void => void modal?.info({ icon: NO_ICON, ...config }),
  /**
   * Asks before an act; the focus begins at the safe button.
   * @returns a promise for the button that asks: it settles when the question is closed and its act done, if there was one
   */
  confirm: (question: Question): Promise<void> =>
    questions.get(question.title)?.closed ?? open(question, modal),
};

/** Whether a question can be asked yet: the code of dialogs comes after the first page. */
export const dialogsAreReady = (): boolean => modal !== undefined;

/** Runs once a question can be asked. */
export function whenDialogsAreReady(run: () => void): void {
  if (modal) run();
  else early.push(run);
}

function open(question: Question, by: Dialogs | undefined): Promise<void> {
  if (!by) return Promise.resolve();
  const { closesAtOnce, staysOnOtherPages, onOk, ...config } = question;
  let act: unknown;
  let onClosed: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    onClosed = resolve;
  });
  const { destroy } = by.confirm({
    icon: NO_ICON,
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
  const pathname = staysOnOtherPages ? undefined : window.location.pathname;
  questions.set(config.title, { pathname, closed: done, close: destroy });
  return done;
}

/** The second click of a double click on the button that asked is no answer. */
function refuseRepeated(event: UIEvent): void {
  if (isRepeatedClick(event)) event.stopPropagation();
}

/** Closes the questions of the pages that were left: nothing is asked over the page that follows. */
export function closeLeftQuestions(pathname: string): void {
  for (const question of questions.values()) {
    if (question.pathname !== undefined && question.pathname !== pathname) question.close();
  }
}

/** Closes every question: the page that asked is hidden at its own address. */
export function closeQuestions(): void {
  for (const question of questions.values()) question.close();
}

/** Closes every open message and shows this error; what the caller adds about the same failure is not shown (HTTP-08). */
export function notifyAlone(text: string): void {
  messages.write([]);
  endAlone();
  notify('error', text);
  aloneTimer = window.setTimeout(endAlone, ALONE_MS);
}

/** Shows a warning that must be confirmed; resolves then, and by Escape too, or what waits for it would wait for ever. */
export function warnAndConfirm(title: string, text: string): Promise<void> {
  return new Promise((resolve) => {
    const show = (host: Dialogs) =>
      host.warning({
        icon: NO_ICON,
        title,
        content: text,
        okText: '知道了',
        onOk: () => resolve(),
        onCancel: () => resolve(),
      });
    if (modal) show(modal);
    else early.push(show);
  });
}
