import { type ComponentType, type ReactNode, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { hasSession } from '#platform/session/session';
import { isRouteName, routes } from '#routes';
import { SignInNotice } from '../errors/sign-in-notice';
import { BareLayout } from '../shell/bare-layout';

/**
 * A frame that needs an account. Some of its routes may be opened without a session (AUTH-04). They then offer a link
 * to the login, since nothing could be loaded for the page.
 */
export function withSession(Frame: ComponentType): () => ReactNode {
  return function Framed() {
    // Asked once: what was typed must not vanish when the session ends while the page is open.
    const [isSignedIn] = useState(hasSession);
    return isSignedIn ? <Frame /> : <LoginNeeded />;
  };
}

function LoginNeeded() {
  const name = useMatches().at(-1)?.id;
  const text = isRouteName(name) ? routes[name].signInText : undefined;
  return (
    <BareLayout>
      <SignInNotice text={text} />
    </BareLayout>
  );
}
