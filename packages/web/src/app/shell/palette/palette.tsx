import { keywordRefusal, NO_MATCH_TEXT, searchText } from '@dealer-portal/rules/search';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { AddToCartForm } from '#widgets/products/add-to-cart-form';
import { useToolDialogs } from '../floating-bar/use-tool-dialogs';
import { PaletteField } from './palette-field';
import type { PaletteLine } from './palette-lines';
import { PaletteList } from './palette-list';
import { typedAhead } from './typed-ahead';
import { useLines } from './use-lines';
import { useOpenLine } from './use-open-line';
import './palette.css';

/** The page's name on the wire (`dataFrom`) of what is added here. */
const DATA_FROM = 'palette';

/** Products, orders, pages and actions by a few letters: arrows choose, Enter opens, Ctrl+Enter adds a product to the cart. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [text, setText] = useState(typedAhead);
  const [reached, setReached] = useState<string>();
  const { lines, isLooking, lost, more, remember } = useLines(text);
  const { open: openDialog, dialogs } = useToolDialogs();
  const openLine = useOpenLine({ onClose, openDialog, remember });
  const active = lines.find(({ id }) => id === reached) ?? lines.find(isHarmless);
  const lostText = lost.length > 0 ? `${lost.join('、')}没有加载出来，可能还有符合的` : '';
  const moreText = more.length > 0 ? `${more.join('、')}还有更多符合的，请输入更完整的编号或名称` : '';
  const partText = [lostText, moreText].filter(Boolean).join('；');
  const problem = searchText(keywordRefusal(text));
  const move = (step: 1 | -1) => {
    // Without a chosen line the arrows begin at either end.
    const from = active ? lines.indexOf(active) : step === 1 ? -1 : 0;
    setReached(lines[(from + step + lines.length) % lines.length]?.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || !event.ctrlKey) return;
    event.preventDefault();
    panel.current?.querySelector<HTMLButtonElement>('.palette-add button[aria-label^="加入购物车"]')?.click();
  };
  return (
    <>
      <div className="palette-ground" onPointerDown={onClose} />
      <div ref={panel} role="dialog" aria-label="快速查找" className="palette" onKeyDown={onKeyDown}>
        <PaletteField
          listId={listId}
          activeId={active?.id}
          text={text}
          onText={setText}
          onMove={move}
          onEnter={() => active && openLine(active)}
        />
        <PaletteList id={listId} lines={lines} active={active?.id} onReach={setReached} onOpen={openLine} />
        <p className="palette-none" role="status">
          {problem ?? (partText || (lines.length > 0 ? '' : isLooking ? '正在查找…' : NO_MATCH_TEXT))}
        </p>
        {active?.kind === 'goods' && (
          <div className="palette-add" key={active.id}>
            <span>{active.offer.product.productModel}</span>
            <AddToCartForm offer={active.offer} from={DATA_FROM} />
          </div>
        )}
        <PaletteKeys />
      </div>
      {dialogs}
    </>
  );
}

/** A line that writes, such as another ship-to, is not chosen before somebody has reached it. */
function isHarmless(line: PaletteLine): boolean {
  if (line.kind !== 'entry') return true;
  const { target } = line.entry;
  return target.kind !== 'act' || target.isWrite !== true;
}

/** The keys of the palette, as a hint. */
function PaletteKeys() {
  return (
    <p className="palette-keys">
      <kbd>↑</kbd> <kbd>↓</kbd> 选择 <kbd>Enter</kbd> 打开 <kbd>Tab</kbd> 改数量 <kbd>Ctrl Enter</kbd>{' '}
      加入购物车
    </p>
  );
}
