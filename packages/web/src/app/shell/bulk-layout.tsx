import { usePhone } from '#ui/drawing/use-phone';
import { PageArea } from '../layouts/page-area';
import { Footer } from './footer';
import { Framed } from './framed';
import { Header, PhoneHeader } from './header';
import { NoticeBanner } from './notice-banner';
import { TicketHost } from './service/ticket-host';
import { TopBar } from './top-bar';

/** The frame of the bulk-order section: header, dealer notices, the page, footer (HEAD-06, 1§2). */
export function BulkLayout() {
  return (
    <Framed>
      <BulkFrame />
    </Framed>
  );
}

function BulkFrame() {
  const isPhone = usePhone();
  return (
    <>
      {isPhone ? (
        <PhoneHeader />
      ) : (
        <>
          <TopBar />
          <Header />
        </>
      )}
      <NoticeBanner />
      <main id="content" tabIndex={-1}>
        <PageArea />
      </main>
      <Footer />
      <TicketHost />
    </>
  );
}
