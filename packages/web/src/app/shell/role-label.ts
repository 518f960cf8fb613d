import { roleName } from '@dealer-portal/rules/roles';
import type { Account } from '#platform/session/account';

/** The current role's label: the first role (HEAD-01, 1§6); a dash without any. */
export function roleLabel({ user }: Account): string {
  return roleName(user.roles) ?? '—';
}
