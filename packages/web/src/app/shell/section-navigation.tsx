import { isTrafficNavigationShown, navigationItems, searchTab } from '@dealer-portal/rules/category';
import { NavLink, useLocation, useMatches } from 'react-router';
import { storedSearchTab } from '#platform/search-keyword';
import { href, type RouteName } from '#routes';

interface Item {
  readonly title: string;
  readonly route: RouteName;
}

/**
 * The top navigation of the shopping pages; its item 调货 is hidden by the rule (NAV-01). Assumption: where the eleven
 * titles lead; those without a page of their own lead to the product list, which opens on their tab.
 */
const SHOPPING: readonly Item[] = [
  { title: '全部商品', route: 'index' },
  { title: '抢单', route: 'malllist' },
  { title: '反向定制', route: 'newlist' },
  { title: '套餐', route: 'packageList' },
  { title: '组合', route: 'suit' },
  { title: '特价', route: 'malllist' },
  { title: '工程', route: 'malllist' },
  { title: '样机', route: 'specimenList' },
  { title: '大单', route: 'bulkOrder' },
  { title: '乡镇专供', route: 'malllist' },
  { title: '极速配送', route: 'malllist' },
  { title: '生态场景', route: 'haierdetail' },
  { title: '调货', route: 'transferList' },
];

/** The navigation of whole-vehicle and transfer pages (NAV-01). */
const TRAFFIC: readonly Item[] = [
  { title: '整车列表', route: 'trafficList' },
  { title: '整车购物车', route: 'trafficCart' },
  { title: '整车接单', route: 'trafficAccept' },
  { title: '调货列表', route: 'transferList' },
  { title: '调货购物车', route: 'transferCart' },
  { title: '样机', route: 'specimenList' },
];

/** The pages that carry the top navigation: those that it leads to. Assumption. */
const SHOPPING_PAGES: ReadonlySet<string | undefined> = new Set(SHOPPING.map(({ route }) => route));

/** The second line of navigation: of the shopping pages, or of traffic, transfer and signing pages; else none (NAV-01). */
export function SectionNavigation() {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.id;
  if (isTrafficNavigationShown(pathname)) return <TrafficNavigation />;
  if (!SHOPPING_PAGES.has(page)) return null;
  return <Items label="采购导航" items={navigationItems(SHOPPING)} />;
}

/** The navigation of traffic, transfer and signing pages, the last of which have no frame; nothing elsewhere (NAV-01). */
export function TrafficNavigation() {
  const { pathname } = useLocation();
  return isTrafficNavigationShown(pathname) ? <Items label="整车与调货导航" items={TRAFFIC} /> : null;
}

interface ItemsProps {
  readonly label: string;
  readonly items: readonly Item[];
}

function Items({ label, items }: ItemsProps) {
  const { search } = useLocation();
  const tab = new URLSearchParams(search).get('tab');
  return (
    <nav className="section-navigation" aria-label={label}>
      {items.map((item) => (
        <NavLink
          key={item.title}
          to={addressOf(item)}
          // Several titles share the product list; the tab tells them apart.
          className={({ isActive }) =>
            isActive && (item.route !== 'malllist' || tab === item.title) ? 'active' : ''
          }
          onClick={() => remember(item.title)}
        >
          {item.title}
        </NavLink>
      ))}
    </nav>
  );
}

function addressOf({ title, route }: Item): string {
  return route === 'malllist' ? `${href(route)}?${new URLSearchParams({ tab: title })}` : href(route);
}

/** The eleven named titles are remembered as search tab; the others forget it (NAV-01). */
function remember(title: string): void {
  const tab = searchTab(title);
  if (tab === undefined) storedSearchTab.clear();
  else storedSearchTab.write(tab);
}
