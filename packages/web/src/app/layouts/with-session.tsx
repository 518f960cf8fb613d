import { type ComponentType, type ReactNode, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { hasSession } from '#platform/session/session';
import { isRouteName, type RouteName, routes } from '#routes';
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
    const name = useMatches().at(-1)?.id;
    if (isSignedIn) return <Frame />;
    return name === NEEDS_NO_ACCOUNT ? <BareLayout isGate /> : <LoginNeeded name={name} />;
  };
}

/** The page of a frame that says all it has to say without an account. */
const NEEDS_NO_ACCOUNT: RouteName = 'notFound';

function LoginNeeded({ name }: { readonly name: string | undefined }) {
  const text = isRouteName(name) ? routes[name].signInText : undefined;
  return (
    <BareLayout>
      <SignInNotice text={text} />
    </BareLayout>
  );
}
