import { useEffect, useRef } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { usePhone } from '#ui/drawing/use-phone';
import { pageHelp } from '#widgets/page-help/page-help';
import { isTextField } from '../page-keys';

/**
 * The keys of the page: `/` search, Ctrl+Enter the button of the bar.
 * @param buttonId the button of the bar
 */
export function useGoodsKeys(buttonId: string): void {
  const latest = useRef(buttonId);
  latest.current = buttonId;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const act = actOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The focus is on no control: it is on the heading, the main part, or the document. */
function isPageItself(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && ['BODY', 'MAIN', 'H1'].includes(target.tagName);
}

function actOf(event: KeyboardEvent, buttonId: string): (() => void) | undefined {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    return () => document.getElementById(buttonId)?.click();
  }
  if (isTextField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === 'ArrowDown' && isPageItself(event.target)) {
    return () => document.querySelector<HTMLElement>('.goods-field:enabled')?.focus();
  }
  if (event.key !== '/' && event.key !== '、') return undefined;
  return () => document.querySelector<HTMLElement>('.search-input')?.focus();
}

interface KeyHintsProps {
  /** Not known before the list is there. */
  readonly total: number | undefined;
  readonly inStock: number | undefined;
}

/** How many products there are, and the keys of the list; phones have no keys. */
export function KeyHints({ total, inStock }: KeyHintsProps) {
  const isPhone = usePhone();
  return (
    <>
      <span>
        {total !== undefined && `共 ${total} 种`}
        {inStock === undefined ? '' : `，有货 ${inStock} 种`}
      </span>
      {!isPhone && (
        <>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> 换行
          </span>
          <span>直接输入数量</span>
          <span>
            <kbd>Enter</kbd> 加入并到下一行
          </span>
          <span>
            <kbd>Ctrl</kbd> <kbd>Enter</kbd> 全部加入
          </span>
          <span>粘贴一列数量自动向下填</span>
          <PlainButton kind="link" size="small" onClick={pageHelp.open}>
            <kbd>?</kbd> 全部按键
          </PlainButton>
        </>
      )}
    </>
  );
}
