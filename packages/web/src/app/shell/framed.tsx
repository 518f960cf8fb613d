import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { PermissionsProvider, useLateRights } from '#platform/permissions';
import { AccountProvider, useIsConfirmed } from '#platform/session/account';
import { useAccountAhead } from '#platform/session/account-calls';
import { readLastFrame } from '#platform/session/last-frame';
import { useKeptFrame } from '#platform/use-kept-frame';
import { OpeningScreen } from '../session/opening-screen';
import { TermsWatch } from '../session/terms-watch';
import { AccountFailed } from './account-failed';
import { BusyOverlay } from './busy-overlay';
import { FrameSkeleton } from './frame-skeleton';
import { PageHelpHost } from './page-help/page-help-host';
import { PaletteHost } from './palette/palette-host';
import { MessageCentreHost } from './panels/message-centre-host';
import './shell.css';

/**
 * The common part of the portal's frames. What the last load knew stands at once, and takes no press until account and
 * permissions are answered; without it nothing is painted before they are, so nothing shifts (MENU-07).
 */
export function Framed({ children }: { readonly children: ReactNode }) {
  useAccountAhead();
  const [last, setLast] = useState(readLastFrame);
  // What stood before an answer stands for no other sold-to later.
  const forgetLast = useCallback(() => setLast(undefined), []);
  const skeleton = <FrameSkeleton />;
  return (
    <AccountProvider fallback={skeleton} failed={(failure) => <AccountFailed {...failure} />} last={last}>
      <PermissionsProvider fallback={skeleton} last={last}>
        <FrameParts onComplete={forgetLast}>{children}</FrameParts>
      </PermissionsProvider>
    </AccountProvider>
  );
}

interface FramePartsProps {
  readonly onComplete: () => void;
  readonly children: ReactNode;
}

function FrameParts({ onComplete, children }: FramePartsProps) {
  const isConfirmed = useIsConfirmed();
  const { isComplete } = useLateRights();
  useKeptFrame();
  useEffect(() => {
    if (isConfirmed && isComplete) onComplete();
  }, [isConfirmed, isComplete, onComplete]);
  return (
    <>
      {!isConfirmed && (
        <p role="status" className="frame-confirming">
          正在核对账号和权限，请稍候…
        </p>
      )}
      <div className="frame-parts" inert={!isConfirmed}>
        <a className="skip-link" href="#content">
          跳到主要内容
        </a>
        {children}
      </div>
      <BusyOverlay />
      {isConfirmed && (
        <>
          <PaletteHost />
          <PageHelpHost />
          <MessageCentreHost />
          <TermsWatch />
          <OpeningScreen />
        </>
      )}
    </>
  );
}
