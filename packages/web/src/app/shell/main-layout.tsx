import { useMatches } from 'react-router';
import { AccountProvider } from '#platform/account';
import { KeptOutlet } from '#platform/kept-outlet';
import { PermissionsProvider } from '#platform/permissions';
import { usePermissionsAhead } from '#platform/use-permission-answers';
import { isRouteName, routes, type ShellPart } from '#routes';
import { usePhone } from '#ui/use-phone';
import { BusyOverlay } from './busy-overlay';
import { Footer } from './footer';
import { FrameSkeleton } from './frame-skeleton';
import { Header } from './header';
import { NavigationBar } from './navigation-bar';
import { PhoneAccount } from './phone-account';
import { SectionNavigation } from './section-navigation';
import { SideBar } from './side-bar/side-bar';
import { SideDrawer } from './side-bar/side-drawer';
import { useSideBarItems } from './side-bar/use-side-bar-items';
import { TopBar } from './top-bar';
import './shell.css';

/** The portal's own frame: it waits for account and permissions, so that nothing in it shifts (MENU-07). */
export function MainLayout() {
  usePermissionsAhead();
  const skeleton = <FrameSkeleton />;
  return (
    <AccountProvider fallback={skeleton}>
      <PermissionsProvider fallback={skeleton}>
        <MainFrame />
      </PermissionsProvider>
    </AccountProvider>
  );
}

/** Top bar, header, navigation bar, side bar, the page, footer; on phones the side bar is a drawer. */
function MainFrame() {
  const items = useSideBarItems();
  const isPhone = usePhone();
  const hidden = useHiddenParts();
  return (
    <>
      <a className="skip-link" href="#content">
        跳到主要内容
      </a>
      {!isPhone && <TopBar />}
      <Header
        menu={isPhone && <SideDrawer items={items} header={(close) => <PhoneAccount onDone={close} />} />}
      />
      <NavigationBar />
      <div className="shell-body">
        {!isPhone && !hidden.includes('sideBar') && (
          <div className="side-column">
            <SideBar items={items} />
          </div>
        )}
        <div className="shell-content">
          <SectionNavigation />
          <main id="content" tabIndex={-1}>
            <KeptOutlet />
          </main>
          {!hidden.includes('footer') && <Footer />}
        </div>
      </div>
      <BusyOverlay />
    </>
  );
}

/** The parts of the frame that the page on show does without. */
function useHiddenParts(): readonly ShellPart[] {
  const name = useMatches().at(-1)?.id;
  return (isRouteName(name) && routes[name].hides) || [];
}
