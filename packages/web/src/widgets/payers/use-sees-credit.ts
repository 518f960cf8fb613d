import { seesCredit } from '@dealer-portal/rules/roles';
import { usePermissions } from '#platform/permissions';

/** Whether the account may see its credit and financings (MENU-04, MENU-05). */
export function useSeesCredit(): boolean {
  return seesCredit(usePermissions().facts);
}
