import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { heightOf, type RowSpan, spanAt, usualHeight } from './row-window';

interface RowWindowParts {
  /** What scrolls; its table's head and foot stay in place over the rows. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly body: RefObject<HTMLTableSectionElement | null>;
}

/** The rows of a long list that are drawn, the heights of those before and after, and a way to bring one into sight. */
export function useRowWindow(keys: readonly string[], { scroller, body }: RowWindowParts) {
  const [measured] = useState(() => new Map<string, number>());
  const [usual, setUsual] = useState(() => usualHeight(measured));
  const heights = { keys, measured, usual };
  const [span, setSpan] = useState<RowSpan>(() => spanAt(heights, 0));
  const isPrinting = usePrinting();
  const measure = useEffectEvent(() => {
    for (const row of body.current?.rows ?? []) {
      const key = row.dataset['rowKey'];
      const { height } = row.getBoundingClientRect();
      if (key !== undefined && height > 0) measured.set(key, height);
    }
  });
  // At a scroll event the page is laid out already: measuring costs no layout of its own.
  const follow = useEffectEvent(() => {
    measure();
    const next = spanAt(heights, scroller.current?.scrollTop ?? 0);
    setSpan((now) => (now.from === next.from && now.to === next.to ? now : next));
  });
  useLayoutEffect(() => {
    measure();
    setUsual(usualHeight(measured));
  }, [measured]);
  useEffect(() => {
    const element = scroller.current;
    const onScroll = () => follow();
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, [scroller]);
  const reveal = (key: string) => {
    const at = keys.indexOf(key);
    const holder = scroller.current;
    const rows = body.current;
    if (at < 0 || !holder || !rows) return;
    const top = heightOf(heights, { from: 0, to: at });
    const bottom = heightOf(heights, { from: 0, to: at + 1 });
    const sight = holder.clientHeight - headAndFoot(rows);
    if (top < holder.scrollTop) holder.scrollTop = top;
    else if (bottom > holder.scrollTop + sight) holder.scrollTop = bottom - sight;
    setSpan(spanAt(heights, top));
  };
  const all = { from: 0, to: keys.length };
  const drawn = isPrinting
    ? all
    : { from: Math.min(span.from, keys.length), to: Math.min(span.to, keys.length) };
  return {
    ...drawn,
    above: heightOf(heights, { from: 0, to: drawn.from }),
    below: heightOf(heights, { from: drawn.to, to: keys.length }),
    reveal,
  };
}

function headAndFoot(rows: HTMLTableSectionElement): number {
  const { tHead, tFoot } = rows.parentElement as HTMLTableElement;
  return (tHead?.offsetHeight ?? 0) + (tFoot?.offsetHeight ?? 0);
}

/** Paper has no window: while a page is printed all rows are drawn. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
