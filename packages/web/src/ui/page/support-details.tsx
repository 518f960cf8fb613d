import { useRef, useState } from 'react';
import { PlainButton } from '../button/plain-button';
import './states.css';

/** Operation, code and time of a failure, in grey, with a button that copies them for support. */
export function SupportDetails({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  const object = useRef<HTMLSpanElement>(null);
  const onCopy = async () => {
    try {
      await window.navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // A host without https has no clipboard: the words are marked, ready for the keyboard.
      if (object.current) window.getSelection()?.selectAllChildren(object.current);
    }
  };
  return (
    <span className="support-details">
      <span ref={object}>{text}</span>
      <PlainButton
        kind="link"
        size="small"
        aria-label={isCopied ? '已复制' : '复制'}
        icon={isCopied ? 'check' : 'copy'}
        onClick={onCopy}
      />
    </span>
  );
}
