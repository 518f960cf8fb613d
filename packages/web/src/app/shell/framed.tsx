import type { ReactNode } from 'react';
import { PermissionsProvider } from '#platform/permissions';
import { AccountProvider } from '#platform/session/account';
import { useAccountAhead } from '#platform/session/account-calls';
import { OpeningScreen } from '../session/opening-screen';
import { TermsWatch } from '../session/terms-watch';
import { AccountFailed } from './account-failed';
import { BusyOverlay } from './busy-overlay';
import { FrameSkeleton } from './frame-skeleton';
import { PaletteHost } from './palette/palette-host';
import { MessageCentreHost } from './panels/message-centre-host';
import './shell.css';

/**
 * The common part of the portal's frames: account and permissions are known before anything is painted, so nothing
 * shifts (MENU-07).
 */
export function Framed({ children }: { readonly children: ReactNode }) {
  useAccountAhead();
  const skeleton = <FrameSkeleton />;
  return (
    <AccountProvider fallback={skeleton} failed={(failure) => <AccountFailed {...failure} />}>
      <PermissionsProvider fallback={skeleton}>
        <a className="skip-link" href="#content">
          跳到主要内容
        </a>
        {children}
        <BusyOverlay />
        <PaletteHost />
        <MessageCentreHost />
        <TermsWatch />
        <OpeningScreen />
      </PermissionsProvider>
    </AccountProvider>
  );
}
