import { useNavigate } from 'react-router-dom';
import { openWindow } from '#platform/browser/open-window';
import { orderAddress } from '#widgets/document-line/document-address';
import { offerAddress } from '#widgets/products/offer-price';
import type { ToolDialog } from '../floating-bar/tools';
import type { EntryTarget, PaletteLine, TargetedEntry } from './palette-lines';

interface OpenLine {
  readonly onClose: () => void;
  readonly openDialog: (dialog: ToolDialog) => void;
  readonly remember: (entry: TargetedEntry) => void;
}

/** The effect of Enter or a press on a line: it opens a product, an order, a page, a window, a dialog or an action. */
export function useOpenLine({ onClose, openDialog, remember }: OpenLine): (line: PaletteLine) => void {
  const navigate = useNavigate();
  const follow = (target: EntryTarget) => {
    // The dialogs of the tools live in the palette, which stays below them.
    if (target.kind === 'dialog') return openDialog(target.dialog);
    onClose();
    if (target.kind === 'link') void navigate(target.to);
    else if (target.kind === 'window') openWindow(target.url);
    else target.act();
  };
  return (line) => {
    if (line.kind === 'entry') {
      remember(line.entry);
      follow(line.entry.target);
      return;
    }
    const to =
      line.kind === 'goods'
        ? offerAddress(line.offer.product.productCode, line.offer.price)
        : orderAddress(line.order);
    if (to !== undefined) follow({ kind: 'link', to });
  };
}
