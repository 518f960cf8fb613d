import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  type Range,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { ROW_HEIGHT } from './column-layout';
import { usePrinting } from './use-printing';

/** Pixels of the head and the totals row, as the style sheet has them. */
const EDGE_HEIGHT = 36;
/** The assumed height in sight of a list that is not laid out yet; a row then has its last height. */
const SIGHT_HEIGHT = ROW_HEIGHT * 16;
/** Rows beyond each edge, so that a turn of the wheel finds them drawn. */
const AROUND = 8;

/**
 * The rows of a long list that are drawn, the heights of those before and after, and a way to bring one into sight.
 * @param scroller what scrolls; its table's head and foot stay in place over the rows
 */
export function useRowWindow(keys: readonly string[], scroller: RefObject<HTMLElement | null>) {
  const isPrinting = usePrinting();
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: keys.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: () => ROW_HEIGHT,
    overscan: AROUND,
    scrollMargin: EDGE_HEIGHT,
    scrollPaddingStart: EDGE_HEIGHT,
    scrollPaddingEnd: EDGE_HEIGHT,
    initialRect: { width: 0, height: SIGHT_HEIGHT },
    observeElementRect: observeSight,
    measureElement: (row, entry, list) => measureElement(row, entry, list) || ROW_HEIGHT,
    rangeExtractor: isPrinting ? wholeList : defaultRangeExtractor,
    // React draws what scrolled into sight in the same frame, without being forced to.
    useFlushSync: false,
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  const end = last ? last.end - EDGE_HEIGHT : 0;
  return {
    from: first?.index ?? 0,
    to: last ? last.index + 1 : 0,
    above: first ? first.start - EDGE_HEIGHT : 0,
    below: virtualizer.getTotalSize() - end,
    /** Takes each drawn row, which names its place in `data-index`. */
    measure: virtualizer.measureElement,
    reveal: (key: string) => virtualizer.scrollToIndex(keys.indexOf(key)),
  };
}

function wholeList({ count }: Range): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function observeSight(
  list: Virtualizer<HTMLElement, HTMLTableRowElement>,
  onChange: (sight: Rect) => void,
): ReturnType<typeof observeElementRect> {
  return observeElementRect(list, ({ width, height }) =>
    onChange({ width, height: height === 0 ? SIGHT_HEIGHT : height }),
  );
}
