import { CREDIT_MENU, isMenuVisible, type MenuFacts } from '../menu';
import { isDealer } from './is-dealer';

/**
 * Whether the account may see its credit and its financings: a dealer who has the menu of financing (MENU-04, MENU-05).
 * Assumption: the specification names the menu and says nothing of the figures on other pages; who has no financing
 * is not told of it there either.
 */
export function seesCredit(facts: MenuFacts): boolean {
  return isDealer(facts) && isMenuVisible(CREDIT_MENU, facts);
}
