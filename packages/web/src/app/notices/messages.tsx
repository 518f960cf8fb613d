import { useEffect, useState } from 'react';
import {
  closeMessage,
  type Message,
  type MessageAction,
  type MessageLevel,
  useMessages,
} from '#platform/notices';
import { Icon } from '#ui/icon/icon';
import type { IconName } from '#ui/icon/icon-names';
import { useNetworkNotice } from './use-network-notice';
import './messages.css';

const ICONS: Readonly<Record<MessageLevel, IconName>> = {
  success: 'check',
  info: 'info',
  warning: 'warning',
  error: 'warning',
};

/** The messages over the page, each for its time, and that of a lost network; read out where they appear, errors and warnings at once. */
export function Messages() {
  useNetworkNotice();
  const messages = useMessages();
  return (
    <div className="messages" aria-live="polite">
      {messages.map((message) => (
        <MessageLine key={message.key} message={message} />
      ))}
    </div>
  );
}

function MessageLine({ message }: { readonly message: Message }) {
  const { level, text, key, seconds, turn, action } = message;
  const [isHeld, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that is shown again begins its time again
  useEffect(() => {
    if (seconds === 0 || isHeld) return;
    const timer = window.setTimeout(() => closeMessage(key), seconds * 1000);
    return () => window.clearTimeout(timer);
  }, [key, seconds, turn, isHeld]);
  const isUrgent = level === 'warning' || level === 'error';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; its time follows pointer and focus
    <div
      className={`message message-${level}`}
      role={isUrgent ? 'alert' : undefined}
      // Under the pointer and with the focus in it, it stays: to be read to its end, and pressed.
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={ICONS[level]} />
      {text}
      {action && <ActionButton messageKey={key} action={action} />}
      {seconds === 0 && (
        <button type="button" className="message-close" aria-label="关闭" onClick={() => closeMessage(key)}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

interface ActionButtonProps {
  readonly messageKey: string;
  readonly action: MessageAction;
}

/** One press, one act: the message is gone with it. */
function ActionButton({ messageKey, action }: ActionButtonProps) {
  const onPress = () => {
    closeMessage(messageKey);
    action.onPress();
  };
  return (
    <button type="button" className="message-action" onClick={onPress}>
      {action.label}
    </button>
  );
}
