import { AccountProvider } from '#platform/account';
import { KeptOutlet } from '#platform/kept-outlet';
import { Footer } from './footer';
import { Header } from './header';
import { NavigationBar } from './navigation-bar';
import { TopBar } from './top-bar';

/** The portal's own frame: top bar, header, navigation bar, the page, footer. */
export function MainLayout() {
  return (
    <AccountProvider>
      <a className="skip-link" href="#content">
        跳到主要内容
      </a>
      <TopBar />
      <Header />
      <NavigationBar />
      <main id="content" tabIndex={-1}>
        <KeptOutlet />
      </main>
      <Footer />
    </AccountProvider>
  );
}
