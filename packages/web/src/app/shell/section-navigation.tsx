import { isTrafficNavigationShown } from '@dealer-portal/rules/category';
import { NavLink, useLocation, useMatches } from 'react-router-dom';
import { href, type RouteName } from '#routes';
import { PlainButton } from '#ui/button/plain-button';
import { latePart } from '#ui/drawing/late-part';
import { useShownOnPhone } from '#ui/drawing/show-in-line';
import { hasTabsAbove } from '#widgets/shopping-tabs/tabbed-pages';
import './shell.css';

/** Loaded with the pages that carry it; where it does not come, its line says so and the page below works on. */
const ShoppingTabs = latePart(
  async () => (await import('#widgets/shopping-tabs/late-tabs')).ShoppingTabs,
  (onRetry) => <TabsPlace onRetry={onRetry} />,
);

/** The line of the tabs while their code is not there: empty, or with the way to ask for it again. */
export function TabsPlace({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  return (
    <div className="shopping-tabs-place">
      {onRetry && (
        <PlainButton kind="link" onClick={onRetry}>
          采购导航没有加载出来，重试
        </PlainButton>
      )}
    </div>
  );
}

interface Item {
  readonly title: string;
  readonly route: RouteName;
}

/** The navigation of whole-vehicle and transfer pages (NAV-01). */
const TRAFFIC: readonly Item[] = [
  { title: '整车列表', route: 'trafficList' },
  { title: '整车购物车', route: 'trafficCart' },
  { title: '整车接单', route: 'trafficAccept' },
  { title: '调货列表', route: 'transferList' },
  { title: '调货购物车', route: 'transferCart' },
  { title: '样机', route: 'specimenList' },
];

/** The second line of navigation: of the shopping pages, or of traffic, transfer and signing pages; else none (NAV-01). */
export function SectionNavigation() {
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.id;
  if (isTrafficNavigationShown(pathname)) return <TrafficNavigation />;
  if (!hasTabsAbove(page)) return null;
  return <ShoppingTabs />;
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
  const page = useMatches().at(-1)?.id;
  const shown = useShownOnPhone();
  return (
    <nav className="section-navigation" aria-label={label}>
      {items.map(({ title, route }) => (
        <NavLink key={title} to={href(route)} ref={route === page ? shown : undefined}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
