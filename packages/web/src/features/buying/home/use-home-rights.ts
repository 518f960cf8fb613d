import { isDealer } from '@dealer-portal/rules/roles';
import { usePermissions } from '#platform/permissions';
import { useMenuOffers } from '#widgets/links/use-menu-offers';
import { useSeesBalance } from '#widgets/payers/use-cash';
import { useSeesCredit } from '#widgets/payers/use-sees-credit';

/** Which parts of the home page an account may open: nothing else is asked for or shown. */
export interface HomeRights {
  readonly seesBalance: boolean;
  readonly seesCredit: boolean;
  /** 我的订单: last orders, arrivals, usual products, the month. */
  readonly seesOrders: boolean;
  /** The to-dos of a dealer; designers and restricted customers have none. */
  readonly seesTodos: boolean;
  /** Pages that a menu of the account leads to. */
  readonly seesBatch: boolean;
  readonly seesBulk: boolean;
  readonly seesPackages: boolean;
}

/** The rights of the account, by the rules of menus and tools (FLOAT-02, FLOAT-03, MENU-04, MENU-05). */
export function useHomeRights(): HomeRights {
  const { facts, offersMyOrders } = usePermissions();
  const seesBalance = useSeesBalance();
  const seesCredit = useSeesCredit();
  const buys = isDealer(facts);
  const offers = useMenuOffers();
  return {
    seesBalance: buys && seesBalance,
    seesCredit,
    seesOrders: buys && offersMyOrders,
    seesTodos: buys,
    seesBatch: offers('batchImport'),
    seesBulk: offers('bulkOrder'),
    seesPackages: offers('packageList'),
  };
}
