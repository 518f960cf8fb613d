import { useMatches } from 'react-router-dom';
import { useIsConfirmed } from '#platform/session/account';
import { isRouteName, routes, type ShellPart } from '#routes';
import { Part } from '#ui/drawing/part';
import { usePhone } from '#ui/drawing/use-phone';
import { PageArea } from '../layouts/page-area';
import { FloatingBar } from './floating-bar/floating-bar';
import { Footer } from './footer';
import { Framed } from './framed';
import { Header, PhoneHeader } from './header';
import { NavigationBar } from './navigation-bar';
import { SectionNavigation } from './section-navigation';
import { ServiceWidget } from './service/service-widget';
import { TicketHost } from './service/ticket-host';
import { SideBar } from './side-bar/side-bar';
import { TopBar } from './top-bar';
import './shell.css';

/** The portal's own frame: strip, row, side bar, the page, floating bar, footer. */
export function MainLayout() {
  return (
    <Framed>
      <MainFrame />
    </Framed>
  );
}

// Elements that stay the same: what comes later does not draw again what stands.
const HEAD = (
  <>
    <Part name="顶栏">
      <TopBar />
    </Part>
    <Part name="页头">
      <Header>
        <NavigationBar />
      </Header>
    </Part>
  </>
);
const PHONE_HEAD = (
  <Part name="页头">
    <PhoneHeader>
      <NavigationBar />
    </PhoneHeader>
  </Part>
);
const SECTIONS = (
  <Part name="导航">
    <SectionNavigation />
  </Part>
);
const SIDE_BAR = (
  <Part name="菜单">
    <SideBar />
  </Part>
);
const FOOTER = (
  <Part name="页脚">
    <Footer />
  </Part>
);
const SERVICES = (
  <Part name="客服" fallback={null}>
    <ServiceWidget />
    <TicketHost />
  </Part>
);
const PAGE = <PageArea />;

function MainFrame() {
  const isPhone = usePhone();
  const hidden = useHiddenParts();
  const isConfirmed = useIsConfirmed();
  return (
    <>
      {isPhone ? PHONE_HEAD : HEAD}
      <div className="shell-body" aria-busy={!isConfirmed || undefined}>
        {!isPhone && !hidden.includes('sideBar') && <div className="side-column">{SIDE_BAR}</div>}
        <div className="shell-content">
          {SECTIONS}
          <main id="content" tabIndex={-1}>
            {PAGE}
          </main>
          {!hidden.includes('footer') && FOOTER}
        </div>
        {!hidden.includes('floatingBar') && (
          <Part name="工具栏" fallback={null}>
            <FloatingBar />
          </Part>
        )}
      </div>
      {SERVICES}
    </>
  );
}

/** The parts of the frame that the page on show does without. */
function useHiddenParts(): readonly ShellPart[] {
  const name = useMatches().at(-1)?.id;
  return (isRouteName(name) && routes[name].hides) || [];
}
