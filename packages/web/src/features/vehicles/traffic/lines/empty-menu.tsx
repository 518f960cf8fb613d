import { dialogs } from '#platform/notices';
import { PlainButton } from '#ui/button/plain-button';
import { Icon } from '#ui/icon/icon';
import { MenuButton } from '#ui/overlay/menu-button';
import './vehicle-card.css';

interface EmptyMenuProps {
  readonly onEmpty: () => Promise<boolean>;
  readonly onEmptyDiscount: () => Promise<boolean>;
}

const QUESTIONS = {
  all: { title: '清空整车购物车？', content: '全部车次和产品都会移除。' },
  discount: { title: '清空折扣产品？', content: '只移除折扣产品，其他产品保留。' },
} as const;

/** The ways to empty the whole-vehicle cart, each with its question (TRAF-01). */
export function EmptyMenu({ onEmpty, onEmptyDiscount }: EmptyMenuProps) {
  const ask = (part: keyof typeof QUESTIONS) =>
    dialogs.confirm({
      ...QUESTIONS[part],
      okText: '清空',
      okButtonProps: { danger: true },
      cancelText: '保留',
      onOk: async () => void (await (part === 'all' ? onEmpty() : onEmptyDiscount())),
    });
  const lines = [
    { key: 'discount', label: '清空折扣产品', onClick: () => ask('discount') },
    { key: 'all', label: '清空整车购物车', isDanger: true, onClick: () => ask('all') },
  ];
  return (
    <MenuButton
      label="清空"
      groups={[{ lines }]}
      trigger={(button) => (
        <PlainButton {...button} kind="link">
          清空
          <Icon name="down" className="empty-menu-arrow" />
        </PlainButton>
      )}
    />
  );
}
