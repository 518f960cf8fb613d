import { useEffect, useState } from 'react';
import { closeMessage, type Message, type MessageLevel, useMessages } from '#platform/notices';
import { Icon } from '#ui/icon/icon';
import type { IconName } from '#ui/icon/icon-names';
import './messages.css';

const ICONS: Readonly<Record<MessageLevel, IconName>> = {
  success: 'done',
  info: 'info',
  warning: 'warning',
  error: 'failed',
};

/** The messages over the page, each for its time; read out where they appear, errors and warnings at once. */
export function Messages() {
  const messages = useMessages();
  return (
    <div className="messages" aria-live="polite">
      {messages.map((message) => (
        <MessageLine key={message.text} {...message} />
      ))}
    </div>
  );
}

function MessageLine({ level, text, seconds, turn }: Message) {
  const [isHeld, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message that is shown again begins its time anew
  useEffect(() => {
    if (seconds === 0 || isHeld) return;
    const timer = window.setTimeout(() => closeMessage(text), seconds * 1000);
    return () => window.clearTimeout(timer);
  }, [text, seconds, turn, isHeld]);
  const isUrgent = level === 'warning' || level === 'error';
  return (
    <div
      className={`message message-${level}`}
      role={isUrgent ? 'alert' : undefined}
      // Under the pointer it stays, to be read to its end.
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon name={ICONS[level]} />
      {text}
      {seconds === 0 && (
        <button type="button" className="message-close" aria-label="关闭" onClick={() => closeMessage(text)}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
