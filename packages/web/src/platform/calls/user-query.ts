import { unwrap } from '@dealer-portal/sdk';
import { getUserInfo } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { queryOptions } from '@tanstack/react-query';
import { isLoginWindow } from '../session/login-window';
import { noteUser } from '../session/tab-session';
import { quietApi } from './api';

/**
 * Who is signed in, and whose this tab is from then on. Where somebody else was signed in in it before, the address may
 * name an order or a settlement of theirs: the portal then begins at its root. The window of a renewal stays: the
 * browser gave it a copy of what its opener keeps, and it shows nothing of anybody.
 */
export function userQuery() {
  return queryOptions({
    queryKey: operationKey(getUserInfo),
    queryFn: async ({ signal }) => {
      const user = unwrap(await quietApi.call(getUserInfo, {}, { signal }));
      if (noteUser(user) === 'same' || isLoginWindow()) return user;
      window.location.replace('/');
      // Nothing is drawn in the name of the new account at this address.
      return new Promise<typeof user>(() => undefined);
    },
  });
}
