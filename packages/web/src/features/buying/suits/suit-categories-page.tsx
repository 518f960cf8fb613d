import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Loaded } from '#platform/calls/loaded';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { countText } from '#ui/text/joined';
import { ProductPicture } from '#ui/text/product-picture';
import { suitCategoriesQuery } from './queries';
import './suits.css';

/** 成套分类: the rooms for which there are suits. */
export function Component() {
  const account = useAccount();
  const categories = useQuery(suitCategoriesQuery(account));
  return (
    <div className="page">
      <PageHeader context="选择要布置的场景" />
      <Loaded
        query={categories}
        failure="成套场景没有加载出来"
        rows={4}
        isKept
        empty={
          <EmptyState
            title="还没有成套场景"
            reason="场景上线后会出现在这里。"
            action={<Link to={href('suit')}>查看全部成套方案</Link>}
          />
        }
      >
        {(list) => (
          <ul className="suit-grid">
            {list.map(({ categoryCode, categoryName, picUrl, suitCount }) => (
              <li key={categoryCode}>
                <Link to={href('suitSuitcategoryParlour', { categoryCode })} className="panel suit-card">
                  <ProductPicture url={picUrl} size={72} />
                  <span>
                    <strong>{categoryName}</strong>
                    <span className="secondary suit-card-line">{countText(suitCount, '套方案')}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}
