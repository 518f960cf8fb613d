import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { dialogs } from '#platform/notices';

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
  const ask = (what: keyof typeof QUESTIONS) =>
    dialogs.confirm({
      ...QUESTIONS[what],
      okText: '清空',
      okButtonProps: { danger: true },
      cancelText: '保留',
      onOk: async () => void (await (what === 'all' ? onEmpty() : onEmptyDiscount())),
    });
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: [
          { key: 'discount', label: '清空折扣产品', onClick: () => ask('discount') },
          { key: 'all', label: '清空整车购物车', danger: true, onClick: () => ask('all') },
        ],
      }}
    >
      <Button type="link" aria-haspopup="menu">
        清空
        <DownOutlined aria-hidden className="empty-menu-arrow" />
      </Button>
    </Dropdown>
  );
}
