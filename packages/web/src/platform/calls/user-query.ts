import { unwrap } from '@dealer-portal/sdk';
import { getUserInfo } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { queryOptions } from '@tanstack/react-query';
import { isLoginWindow } from '../session/login-window';
import { askShared } from '../session/tab-answers';
import { noteUser } from '../session/tab-session';
import { quietApi } from './api';

/**
 * The signed-in user, who owns this tab from then on. After another user, the address may name an order or a settlement
 * of theirs: the portal then begins at its root. The window of a renewal stays: the browser gave it a copy of its
 * opener's storage, and it shows no data.
 */
export function userQuery() {
  const queryKey = operationKey(getUserInfo);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const ask = async () => unwrap(await quietApi.call(getUserInfo, {}, { signal }));
      const user = await askShared(queryKey, ask);
      if (noteUser(user) === 'same' || isLoginWindow()) return user;
      window.location.replace('/');
      // This address shows nothing for the new account.
      return new Promise<typeof user>(() => undefined);
    },
  });
}
