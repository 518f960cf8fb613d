import { type FreezeFacts, freezeView } from '@dealer-portal/rules/freeze';
import {
  buttonCode,
  hasMyOrders,
  MENUS_FAILED,
  type MenuFacts,
  menusRefusal,
  menuText,
  type PageRight,
  pageRights,
} from '@dealer-portal/rules/menu';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { RouteName } from '#routes';
import { useInPieces } from '#ui/drawing/use-in-pieces';
import { isTexts, sharedSlot } from './browser/storage';
import { notify } from './notices';
import { PAGE_TABLE, rememberClosed } from './page-rights';
import { menuFacts } from './permission-facts';
import { Confirmed, useAccount } from './session/account';
import type { LastFrame } from './session/last-frame';
import { useFreshRights } from './use-fresh-rights';
import { usePermissionAnswers } from './use-permission-answers';

/** The rights of the account, resolved before the content below is painted. */
export interface Permissions {
  /** The input of every menu, button and floating-tool rule of `@dealer-portal/rules/menu`. */
  readonly facts: MenuFacts;
  /** The input of the freeze rules. */
  readonly freeze: FreezeFacts;
  /** The freeze blocks the account: every page but the ways out is its notice (FREEZE-02, FREEZE-03). */
  readonly isBlocked: boolean;
  /** Names of the icons of top-level menus, by menu id. */
  readonly icons: ReadonlyMap<string, string>;
  /** Whether 我的订单 is offered: menu 9 under menu 7 (MENU-04, FLAG-01). */
  readonly offersMyOrders: boolean;
  /** Whether the account may open a page: the right of its menu entry (MENU-05, MENU-07). */
  readonly rightTo: (name: RouteName) => PageRight;
  /** Fetches the menus again; there when they could not be loaded. */
  readonly retryMenus: (() => void) | undefined;
}

const PermissionsContext = createContext<Permissions | undefined>(undefined);

/** The button codes of the account, as other pages of the same browser read them (MENU-07). */
const storedButtons = sharedSlot('local', 'buttons', isTexts);

const isYes = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether the account has 我的订单: menu 9 under menu 7 (MENU-04). */
const storedMyOrders = sharedSlot('local', 'myOrders', isYes);

/** The permissions of the current account; only below a PermissionsProvider. */
export function usePermissions(): Permissions {
  const permissions = useContext(PermissionsContext);
  if (!permissions) throw new Error('usePermissions needs a PermissionsProvider around it');
  return permissions;
}

/** What a page may hinge on that is asked about after the first page. */
interface LateRights {
  /** Whether all rights are answered. */
  readonly isComplete: boolean;
  /** Whether a page is open by a right alone that is not answered yet. */
  readonly isAwaited: (name: RouteName) => boolean;
}

const COMPLETE: LateRights = { isComplete: true, isAwaited: () => false };

const REFUSED = { redInvoice: undefined, reverseAuthority: undefined, customerFlagData: undefined };
const GRANTED = {
  redInvoice: { valid: true, rebateAuth: true, returnAuth: true },
  reverseAuthority: true,
  customerFlagData: true,
};

const LateRightsContext = createContext(COMPLETE);

/** The rights that are asked about after the first page, and what waits for them. */
export const useLateRights = (): LateRights => useContext(LateRightsContext);

interface PermissionsProviderProps {
  /** The content in place of everything below until all permission calls have answered or failed. */
  readonly fallback: ReactNode;
  /** What stands until they have; below it `useIsConfirmed` says so. */
  readonly last?: LastFrame | undefined;
  readonly children: ReactNode;
}

/**
 * Loads the permissions of the account once; a permission that could not be loaded counts as refused (MENU-02, MENU-04,
 * MENU-07).
 */
export function PermissionsProvider({ fallback, last, children }: PermissionsProviderProps) {
  const account = useAccount();
  const { permissions, redInvoice, reverseAuthority, customerFlagData, freeze, ...answers } =
    usePermissionAnswers(last);
  const { isSettled, isConfirmed, isComplete, retryMenus } = answers;
  useFreshRights();
  const facts = useMemo(
    () => menuFacts(account, { permissions, redInvoice, reverseAuthority, customerFlagData }),
    [account, permissions, redInvoice, reverseAuthority, customerFlagData],
  );
  const rightTo = useMemo(() => pageRights(facts, PAGE_TABLE), [facts]);
  const late = useMemo<LateRights>(() => {
    if (isComplete) return COMPLETE;
    const rightsWith = (answers: typeof REFUSED | typeof GRANTED) =>
      pageRights(menuFacts(account, { permissions, ...answers }), PAGE_TABLE);
    const isAwaited = (name: RouteName) =>
      rightsWith(GRANTED)(name).isOpen && !rightsWith(REFUSED)(name).isOpen;
    return { isComplete, isAwaited };
  }, [isComplete, account, permissions]);
  const { saletoCode } = account;
  useEffect(() => {
    if (permissions && isConfirmed) rememberClosed(saletoCode, (name) => rightTo(name).isOpen);
  }, [permissions, isConfirmed, saletoCode, rightTo]);
  const icons = useMemo(
    () => new Map((permissions?.menus ?? []).map(({ id, icon }) => [id, icon ?? ''])),
    [permissions],
  );
  // While the menus cannot be loaded, what was known last decides.
  const offersMyOrders = permissions ? hasMyOrders(facts) : (storedMyOrders.read() ?? false);
  useEffect(() => {
    if (!permissions || !isConfirmed) return;
    storedButtons.write((facts.buttons ?? []).map(buttonCode));
    storedMyOrders.write(offersMyOrders);
  }, [permissions, isConfirmed, facts, offersMyOrders]);
  const isRefused = retryMenus !== undefined;
  const broken = isConfirmed ? menusRefusal(facts.menus) : undefined;
  const refusal = isRefused ? MENUS_FAILED : broken;
  useEffect(() => {
    if (refusal) notify('error', menuText(refusal));
  }, [refusal]);
  const isBlocked = freezeView(freeze).kind !== 'free';
  const permissionsNow = useMemo<Permissions>(
    () => ({ facts, freeze, isBlocked, icons, offersMyOrders, rightTo, retryMenus }),
    [facts, freeze, isBlocked, icons, offersMyOrders, rightTo, retryMenus],
  );
  const value = useInPieces(isSettled ? permissionsNow : undefined);
  if (!value) return fallback;
  return (
    <PermissionsContext.Provider value={value}>
      <LateRightsContext.Provider value={late}>
        <Confirmed isConfirmed={isConfirmed}>{children}</Confirmed>
      </LateRightsContext.Provider>
    </PermissionsContext.Provider>
  );
}
