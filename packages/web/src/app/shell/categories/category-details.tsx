import {
  adClick,
  type Category,
  type CategoryImage,
  type CategoryTag,
  categoryImages,
  subCategories,
} from '@dealer-portal/rules/category';
import { Link, useNavigate } from 'react-router-dom';
import { openWindow } from '#platform/browser/open-window';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { countAdClick } from './calls';
import { categoryAddress } from './category-address';
import './categories.css';

interface CategoryDetailsProps {
  readonly category: Category;
  readonly onDone: () => void;
}

interface CategoryGroupProps extends CategoryDetailsProps {
  /** The one pointed at: by finger the only one on show. */
  readonly isActive: boolean;
}

/** A category with its sub-categories, their tags and its own (CAT-01). */
export function CategoryGroup({ category, isActive, onDone }: CategoryGroupProps) {
  return (
    <div className="category-group" data-active={isActive || undefined}>
      <Link to={categoryAddress(category)} className="category-all" onClick={onDone}>
        全部{category.title}
      </Link>
      {subCategories(category).map((sub) => (
        <div key={sub.code} className="category-sub">
          <Link to={categoryAddress(sub)} className="category-sub-title" onClick={onDone}>
            {sub.title}
          </Link>
          <Tags category={sub} onDone={onDone} />
        </div>
      ))}
      <Tags category={category} onDone={onDone} />
    </div>
  );
}

/** The ads of a category (CAT-02). */
export function CategoryAds({ category, onDone }: CategoryDetailsProps) {
  return categoryImages(category).map((image) => (
    <Ad key={image.pictureUrl} image={image} title={category.title ?? ''} onDone={onDone} />
  ));
}

function Tags({ category, onDone }: CategoryDetailsProps) {
  const tags = category.keyword ?? [];
  if (tags.length === 0) return null;
  return (
    <span className="category-tags">
      {tags.map((tag) => (
        <Link key={tagKey(tag)} to={categoryAddress(category, tag)} className="category-tag" onClick={onDone}>
          {tag.title}
        </Link>
      ))}
    </span>
  );
}

function tagKey({ title, attributeName, attributeValue }: CategoryTag): string {
  return [title, attributeName, attributeValue].join('|');
}

interface AdProps {
  readonly image: CategoryImage;
  readonly title: string;
  readonly onDone: () => void;
}

/** An ad: a click records itself, then opens a product detail, or an external address in a new tab (CAT-02). */
function Ad({ image, title, onDone }: AdProps) {
  const { saleInfo } = useAccount();
  const navigate = useNavigate();
  const { record, opens } = adClick(image);
  const open = () => {
    onDone();
    countAdClick(saleInfo.customerCode, record);
    if (opens.kind === 'window') openWindow(opens.url);
    if (opens.kind === 'detail') void navigate(href('detail', { productCode: opens.productCode }));
  };
  return (
    <button type="button" className="category-ad" aria-label={`${title}推荐`} onClick={open}>
      <img src={image.pictureUrl ?? ''} alt="" loading="lazy" />
    </button>
  );
}
