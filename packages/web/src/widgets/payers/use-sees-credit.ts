import { isMenuVisible } from '@dealer-portal/rules/menu';
import { isDealer } from '@dealer-portal/rules/roles';
import { usePermissions } from '#platform/permissions';

/** The menu of financing. */
const CREDIT_MENU = 20097;

/** Whether the account may see its credit and financings: a dealer with the menu of financing (MENU-04, MENU-05). */
export function useSeesCredit(): boolean {
  const { facts } = usePermissions();
  return isDealer(facts) && isMenuVisible(CREDIT_MENU, facts);
}
