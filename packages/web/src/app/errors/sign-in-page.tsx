import { href } from '#routes';
import { SignInNotice } from './sign-in-notice';

/** 401: a host that refuses for want of a session sends here; the sign-in leads home (ROUTE-09). */
export function Component() {
  return <SignInNotice text="您还没有登录，或登录已过期。登录后进入首页。" backTo={href('index')} />;
}
