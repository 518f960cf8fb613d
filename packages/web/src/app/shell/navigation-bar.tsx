import { isCategoryMenuShown } from '@dealer-portal/rules/category';
import { NavLink, useLocation } from 'react-router';
import { config } from '#platform/config';
import { href } from '#routes';
import { CategoryMenu } from './categories/category-menu';
import { ModelSearch } from './model-search';

/**
 * The seven areas of the portal (HEAD-03). Assumption: 财务自助 begins with the monthly bill, 在线融资 with the credit
 * page; the marketing, lending and promotion sites and the academy lie outside, at configured addresses.
 */
const AREAS = [
  { text: '在线采购', to: href('index') },
  { text: '在线营销', url: config.sites.marketing },
  { text: '财务自助', to: href('monthlybill') },
  { text: '在线融资', to: href('loanMyCredit') },
  { text: '营销学院', url: config.sites.academy },
  { text: '借贷平台', url: config.sites.lending },
  { text: '促销平台', url: config.sites.promotion },
] as const;

/** The 40 px bar: all categories at the left, the seven areas, the model search of another site (HEAD-02, HEAD-03, CAT-02). */
export function NavigationBar() {
  const { pathname } = useLocation();
  return (
    <nav className="navigation-bar" aria-label="主导航">
      {isCategoryMenuShown(pathname) && <CategoryMenu />}
      <div className="navigation-areas">
        {AREAS.map((area) =>
          'to' in area ? (
            <NavLink key={area.text} to={area.to}>
              {area.text}
            </NavLink>
          ) : (
            <a key={area.text} href={area.url} target="_blank" rel="noopener">
              {area.text}
            </a>
          ),
        )}
      </div>
      <ModelSearch />
    </nav>
  );
}
