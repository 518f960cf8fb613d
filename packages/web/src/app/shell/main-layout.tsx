import { useMatches } from 'react-router';
import { isRouteName, routes, type ShellPart } from '#routes';
import { usePhone } from '#ui/use-phone';
import { PageArea } from '../layouts/page-area';
import { PageSkeleton } from '../layouts/page-skeleton';
import { useStages } from '../layouts/use-stages';
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

/** The portal's own frame: strip, row, side bar, the page, floating bar, footer. */
export function MainLayout() {
  return (
    <Framed>
      <MainFrame />
    </Framed>
  );
}

/** The bars, the page, what stands around it. */
const LAST_STAGE = 2;

function MainFrame() {
  const isPhone = usePhone();
  const hidden = useHiddenParts();
  const stage = useStages(LAST_STAGE);
  return (
    <>
      {isPhone ? (
        <PhoneHeader>
          <NavigationBar />
        </PhoneHeader>
      ) : (
        <>
          <TopBar />
          <Header>
            <NavigationBar />
          </Header>
        </>
      )}
      <div className="shell-body" aria-busy={stage < LAST_STAGE || undefined}>
        {!isPhone && !hidden.includes('sideBar') && (
          <div className="side-column">{stage === LAST_STAGE && <SideBar />}</div>
        )}
        <div className="shell-content">
          <SectionNavigation />
          <main id="content" tabIndex={-1}>
            {stage > 0 ? <PageArea /> : <PageSkeleton />}
          </main>
          {stage === LAST_STAGE && !hidden.includes('footer') && <Footer />}
        </div>
        {stage === LAST_STAGE && !hidden.includes('floatingBar') && <FloatingBar />}
      </div>
      {stage === LAST_STAGE && (
        <>
          <ServiceWidget />
          <TicketHost />
        </>
      )}
    </>
  );
}

/** The parts of the frame that the page on show does without. */
function useHiddenParts(): readonly ShellPart[] {
  const name = useMatches().at(-1)?.id;
  return (isRouteName(name) && routes[name].hides) || [];
}
