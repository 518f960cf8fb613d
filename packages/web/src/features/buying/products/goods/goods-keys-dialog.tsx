import { PlainButton } from '#ui/button/plain-button';
import { Dialog } from '#ui/overlay/dialog';
import './goods-keys.css';

const KEYS: readonly (readonly [keys: readonly string[], act: string])[] = [
  [['↑', '↓'], '上一行、下一行；从标题按 ↓ 到第一个数量'],
  [['←', '→'], '同一行的商品、数量、加入'],
  [['Enter'], '把这一行加入购物车，并到下一行'],
  [['Shift', 'Enter'], '回到上一行'],
  [['Ctrl', 'Enter'], '把填好的全部加入购物车'],
  [['Esc'], '恢复原来的数量'],
  [['Ctrl', 'V'], '粘贴一列数量，自动向下填'],
  [['/'], '到搜索框'],
  [['?'], '打开这张按键表'],
];

interface KeysDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All keys of the list. */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  return (
    <Dialog
      title="商品列表的按键"
      open={isOpen}
      onCancel={onClose}
      footer={<PlainButton onClick={onClose}>关闭</PlainButton>}
    >
      <dl className="goods-keys">
        {KEYS.map(([keys, act]) => (
          <div key={act}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
