import { navigationItems, searchTab } from '@dealer-portal/rules/category';
import { memo } from 'react';
import { Link, useMatches } from 'react-router-dom';
import { href, type RouteName } from '#routes';
import { useShownOnPhone } from '#ui/drawing/show-in-line';
import { storedSearchTab } from '#widgets/shopping-tabs/search-keyword';
import { useMenuOffers } from '../links/use-menu-offers';
import './shopping-tabs.css';

interface Tab {
  readonly title: string;
  readonly route: RouteName;
}

/**
 * The tabs of the products; the item 调货 is hidden by the rule (NAV-01). Assumption: where the eleven titles lead; those
 * without a page of their own lead to the product list, which opens on their tab.
 */
const TABS: readonly Tab[] = [
  { title: '全部商品', route: 'list' },
  { title: '抢单', route: 'list' },
  { title: '反向定制', route: 'newlist' },
  { title: '套餐', route: 'packageList' },
  { title: '组合', route: 'suit' },
  { title: '特价', route: 'list' },
  { title: '工程', route: 'list' },
  { title: '样机', route: 'specimenList' },
  { title: '大单', route: 'bulkOrder' },
  { title: '乡镇专供', route: 'list' },
  { title: '极速配送', route: 'list' },
  { title: '生态场景', route: 'haierdetail' },
  { title: '调货', route: 'transferList' },
];

interface ShoppingTabsProps {
  /** The heading of a page of products, which stands in the place of the current tab; without it all tabs are links. */
  readonly heading?: { readonly text: string; readonly tab: string | undefined };
  /** How many products a tab holds, by its title. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** 采购导航: the twelve tabs of the products; the current one is the heading of its page (NAV-01). At the right the import, for those who have it. */
export function ShoppingTabs({ heading, counts = {} }: ShoppingTabsProps) {
  const page = useMatches().at(-1)?.id;
  const currentTab = heading?.tab ?? (heading ? undefined : TABS.find(({ route }) => route === page)?.title);
  const isOther = heading !== undefined && heading.text !== currentTab;
  return (
    <div className="shopping-tabs">
      <nav className="shopping-tab-list" aria-label="采购导航">
        {isOther && (
          <h1 tabIndex={-1} className="shopping-tab" data-current>
            {heading.text}
          </h1>
        )}
        {navigationItems(TABS).map((tab) => {
          const isCurrent = tab.title === currentTab;
          const link = <TabLink key={tab.title} tab={tab} count={counts[tab.title]} isCurrent={isCurrent} />;
          return isCurrent && heading && !isOther ? (
            <h1 key={tab.title} tabIndex={-1}>
              {link}
            </h1>
          ) : (
            link
          );
        })}
      </nav>
      <ImportLink />
    </div>
  );
}

/** The way to the import of a list of products, where a menu of the account leads there (MENU-04). */
function ImportLink() {
  const offers = useMenuOffers();
  if (!offers('batchImport')) return null;
  return (
    <Link className="shopping-import" to={href('batchImport')}>
      批量导入
    </Link>
  );
}

interface TabLinkProps {
  readonly tab: Tab;
  readonly count: number | undefined;
  readonly isCurrent: boolean;
}

const TabLink = memo(function TabLink({ tab, count, isCurrent }: TabLinkProps) {
  const shown = useShownOnPhone();
  return (
    <Link
      ref={isCurrent ? shown : undefined}
      className="shopping-tab"
      to={addressOf(tab)}
      {...(isCurrent && { 'aria-current': 'page', 'data-current': true })}
      onClick={() => remember(tab.title)}
    >
      {tab.title}
      {count !== undefined && <span className="shopping-tab-count">{count}</span>}
    </Link>
  );
});

function addressOf({ title, route }: Tab): string {
  const isTab = route === 'list' && searchTab(title) !== undefined;
  return isTab ? `${href(route)}?${new URLSearchParams({ tab: title })}` : href(route);
}

/** The eleven named titles are remembered as search tab; the others forget it (NAV-01). */
function remember(title: string): void {
  const tab = searchTab(title);
  if (tab === undefined) storedSearchTab.clear();
  else storedSearchTab.write(tab);
}
