import { useRef, useState } from 'react';
import { PlainButton } from '../button/plain-button';
import './states.css';

/**
 * What support asks for (operation, code, status), behind a button that copies it: a dealer reads no program's words
 * (HTTP-13). Where the browser has no clipboard, the words appear, marked.
 */
export function SupportDetails({ text }: { readonly text: string }) {
  const [step, setStep] = useState<'folded' | 'copied' | 'shown'>('folded');
  const onCopy = async () => {
    try {
      await window.navigator.clipboard.writeText(text);
      setStep('copied');
    } catch {
      // A host without https has no clipboard: the words are marked, ready for the keyboard.
      setStep('shown');
    }
  };
  return (
    <span className="support-details">
      {step === 'shown' && <MarkedText text={text} />}
      <PlainButton kind="link" size="small" icon={step === 'copied' ? 'check' : 'copy'} onClick={onCopy}>
        {step === 'copied' ? '已复制，可以粘贴给客服' : '复制给客服'}
      </PlainButton>
    </span>
  );
}

function MarkedText({ text }: { readonly text: string }) {
  const isMarked = useRef(false);
  const mark = (object: HTMLSpanElement | null) => {
    if (object && !isMarked.current) window.getSelection()?.selectAllChildren(object);
    isMarked.current = true;
  };
  return <span ref={mark}>{text}</span>;
}
