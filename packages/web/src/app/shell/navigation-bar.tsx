import { isCategoryMenuShown } from '@dealer-portal/rules/category';
import { CREDIT_MENU, FINANCE_MENU, isMenuVisible, type MenuId } from '@dealer-portal/rules/menu';
import { Link, useLocation, useMatches } from 'react-router-dom';
import { config, type ExternalSite } from '#platform/config';
import { usePermissions } from '#platform/permissions';
import { areaOf, href, type RouteName } from '#routes';
import { ClosedLink } from '#ui/page/closed-link';
import { CategoryMenu } from './categories/category-menu';
import './shell.css';

type Area =
  /** A site outside, at the address of the settings. */
  | { readonly text: string; readonly site: ExternalSite }
  /** A page of the portal, with the menu that the account needs for it. */
  | { readonly text: string; readonly route: RouteName; readonly menu?: MenuId };

/**
 * The seven areas of the portal (HEAD-03). Assumption: 财务自助 begins with the monthly bill, 在线融资 with the credit page,
 * each for accounts that have its menu. The marketing, lending and promotion sites and the academy are outside, at
 * configured addresses.
 */
const AREAS: readonly Area[] = [
  { text: '在线采购', route: 'list' },
  { text: '在线营销', site: 'marketing' },
  { text: '财务自助', route: 'monthlybill', menu: FINANCE_MENU },
  { text: '在线融资', route: 'loanMyCredit', menu: CREDIT_MENU },
  { text: '营销学院', site: 'academy' },
  { text: '借贷平台', site: 'lending' },
  { text: '促销平台', site: 'promotion' },
];

/** All categories and the seven areas of the portal (HEAD-03, CAT-02). */
export function NavigationBar() {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.id;
  return (
    <nav className="navigation-bar" aria-label="主导航">
      {isCategoryMenuShown(pathname) && <CategoryMenu />}
      <div className="navigation-areas">
        {AREAS.map((area) => (
          <AreaLink key={area.text} area={area} page={page} />
        ))}
      </div>
    </nav>
  );
}

interface AreaLinkProps {
  readonly area: Area;
  /** The route on show. */
  readonly page: string | undefined;
}

function AreaLink({ area, page }: AreaLinkProps) {
  const { facts } = usePermissions();
  if ('site' in area) {
    return (
      <a href={config.sites[area.site]} target="_blank" rel="noopener">
        {area.text}
      </a>
    );
  }
  const { text, route, menu } = area;
  if (menu !== undefined && !isMenuVisible(menu, facts)) return <ClosedLink note="未开通">{text}</ClosedLink>;
  const isCurrent = areaOf(page) === areaOf(route);
  return (
    <Link to={href(route)} className={isCurrent ? 'active' : ''} aria-current={isCurrent || undefined}>
      {text}
    </Link>
  );
}
