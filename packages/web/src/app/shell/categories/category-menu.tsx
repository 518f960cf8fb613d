import { Icon } from '#ui/icon/icon';
import { HoverPanel } from '#ui/overlay/hover-panel';
import { latePanel } from '../panels/late-panel';
import './categories.css';

const Categories = latePanel(async () => (await import('./category-list')).Categories, 3);

/** 全部分类, with the categories on hover, click or focus (CAT-01). */
export function CategoryMenu() {
  return (
    <HoverPanel
      className="category-menu"
      align="start"
      title="全部分类"
      trigger={
        <>
          <Icon name="menu" />
          全部分类
        </>
      }
    >
      {(close) => <Categories onDone={close} />}
    </HoverPanel>
  );
}
