import { type Category, topCategories } from '@dealer-portal/rules/category';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { focusables, focusFirst, moveByArrows } from '#ui/overlay/arrow-focus';
import { categoriesQuery } from '#widgets/goods/account-queries';
import { OfferedLink } from '#widgets/links/offered-link';
import { PanelState } from '../panels/panel-state';
import { categoryAddress } from './category-address';
import { CategoryAds, CategoryGroup } from './category-details';
import './categories.css';

/**
 * The top-level categories, next to them the contents of each, and the ads of the one pointed at (CAT-01, CAT-02).
 */
export function Categories({ onDone }: { readonly onDone: () => void }) {
  const categories = useQuery(categoriesQuery(useAccount()));
  return (
    <PanelState
      query={categories}
      empty="没有可选的分类"
      isEmpty={(list) => topCategories(list).length === 0}
    >
      {(list) => <CategoryColumns categories={topCategories(list)} onDone={onDone} />}
    </PanelState>
  );
}

interface CategoryColumnsProps {
  readonly categories: readonly Category[];
  readonly onDone: () => void;
}

function CategoryColumns({ categories, onDone }: CategoryColumnsProps) {
  const list = useRef<HTMLUListElement>(null);
  const details = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Category>();
  // The room of the ads is never empty: until a category is pointed at it has those of the first.
  const advertised = active ?? categories[0];
  const onListKey = (event: KeyboardEvent) => {
    const isMoved = moveByArrows(event, focusables(list.current));
    if (!isMoved && !(event.key === 'ArrowRight' && focusFirst(activeGroup(details.current)))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onDetailsKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    else if (!moveByArrows(event, focusables(details.current))) return;
    event.stopPropagation();
  };
  return (
    <div className="category-columns">
      <ul ref={list} className="category-tops" onKeyDown={onListKey}>
        {categories.map((category) => (
          <TopCategory
            key={category.code}
            category={category}
            isActive={active === category}
            onPoint={() => setActive(category)}
            onDone={onDone}
          />
        ))}
        <li className="category-everything">
          <OfferedLink to="list" onClick={onDone}>
            全部商品
          </OfferedLink>
        </li>
      </ul>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are added to links that work without them */}
      <div ref={details} className="category-details" onKeyDown={onDetailsKey}>
        <div className="category-groups">
          {categories.map((category) => (
            <CategoryGroup
              key={category.code}
              category={category}
              isActive={active === category}
              onDone={onDone}
            />
          ))}
        </div>
        <div className="category-ads">
          {advertised && <CategoryAds category={advertised} onDone={onDone} />}
        </div>
      </div>
    </div>
  );
}

const activeGroup = (details: HTMLElement | null): HTMLElement | null =>
  details?.querySelector<HTMLElement>('[data-active]') ?? null;

interface TopCategoryProps {
  readonly category: Category;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onDone: () => void;
}

function TopCategory({ category, isActive, onPoint, onDone }: TopCategoryProps) {
  // A finger cannot rest on a category to see what it holds: its press shows that, and 全部… goes there.
  const isByFinger = useRef(false);
  return (
    <li onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint()}>
      <Link
        to={categoryAddress(category)}
        aria-current={isActive ? 'true' : undefined}
        onFocus={onPoint}
        onPointerDown={({ pointerType }) => {
          isByFinger.current = pointerType === 'touch';
        }}
        onClick={(event) => {
          if (!isByFinger.current) return onDone();
          event.preventDefault();
          onPoint();
        }}
      >
        {category.icon && <img src={category.icon} alt="" width={20} height={20} loading="lazy" />}
        {category.title}
      </Link>
    </li>
  );
}
