import { isCategoryMenuShown } from '@dealer-portal/rules/category';
import { CREDIT_MENU, FINANCE_MENU, isMenuVisible, type MenuId } from '@dealer-portal/rules/menu';
import { useLocation, useMatches } from 'react-router-dom';
import { config, type ExternalSite } from '#platform/config';
import { usePermissions } from '#platform/permissions';
import { areaOf, type RouteName } from '#routes';
import { WIDTHS } from '#ui/breakpoints';
import { useShownOnPhone } from '#ui/drawing/show-in-line';
import { useMedia } from '#ui/drawing/use-phone';
import { Icon } from '#ui/icon/icon';
import { HoverPanel } from '#ui/overlay/hover-panel';
import { ClosedLink } from '#ui/page/closed-link';
import { OfferedLink } from '#widgets/links/offered-link';
import { CategoryMenu } from './categories/category-menu';
import './areas-panel.css';
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
  const isNarrow = useMedia(TABLET);
  return (
    <nav className="navigation-bar" aria-label="主导航">
      {isCategoryMenuShown(pathname) && <CategoryMenu />}
      {isNarrow ? <AreasPanel page={page} /> : <div className="navigation-areas">{areaLinks(page)}</div>}
    </nav>
  );
}

/** Between a phone, whose line of links scrolls, and the windows with room for seven words. */
const TABLET = `${WIDTHS['from-tablet']} and ${WIDTHS['below-areas']}`;

function areaLinks(page: string | undefined) {
  return AREAS.map((area) => <AreaLink key={area.text} area={area} page={page} />);
}

/** The seven areas behind the one that is on show: beside the search there is room for one word (HEAD-03). */
function AreasPanel({ page }: { readonly page: string | undefined }) {
  const current = AREAS.find((area) => 'route' in area && areaOf(page) === areaOf(area.route));
  return (
    <HoverPanel
      title="主导航"
      align="start"
      className="navigation-areas-panel"
      label={`主导航，${current?.text ?? '七个区域'}`}
      trigger={
        <>
          {current?.text ?? '导航'} <Icon name="down" className="panel-arrow" />
        </>
      }
    >
      {(close) => (
        // A press on a link is a choice.
        // biome-ignore lint/a11y/noStaticElementInteractions: the links take the keys
        // biome-ignore lint/a11y/useKeyWithClickEvents: the links take the keys
        <div className="navigation-areas-list" onClick={close}>
          {areaLinks(page)}
        </div>
      )}
    </HoverPanel>
  );
}

interface AreaLinkProps {
  readonly area: Area;
  /** The route on show. */
  readonly page: string | undefined;
}

function AreaLink({ area, page }: AreaLinkProps) {
  const { facts } = usePermissions();
  const shown = useShownOnPhone();
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
    <OfferedLink
      to={route}
      ref={isCurrent ? shown : undefined}
      className={isCurrent ? 'active' : ''}
      aria-current={isCurrent || undefined}
    >
      {text}
    </OfferedLink>
  );
}
