import { defaultShipTo, shipToLabel, visibleAddresses } from '@dealer-portal/rules/address';
import type { Data } from '@dealer-portal/sdk';
import type { getUserInfo, listShipTos } from '@dealer-portal/sdk/operations';
import { useQueries, useQuery } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useInPieces } from '#ui/drawing/use-in-pieces';
import { ErrorState, ListSkeleton } from '#ui/page/states';
import { isText, slot } from '../browser/storage';
import { describeError } from '../calls/query';
import { userQuery } from '../calls/user-query';
import { type AccountFacts, lastAccount, saleInfoQuery, shipTosQuery } from './account-calls';
import { frameOf, type LastFrame, withoutToken } from './last-frame';

type User = Data<typeof getUserInfo>;
type ShipTo = Data<typeof listShipTos>[number];

/** The signed-in user, and the sold-to and ship-to of the portal's calls. */
export interface Account extends AccountFacts {
  readonly user: User;
  /** The sold-tos that the user may choose. */
  readonly soldTos: readonly {
    readonly saletoCode: string;
    readonly saletoName: string;
  }[];
  readonly shipTos: readonly ShipTo[];
  /** `(code)address` of the current ship-to. */
  readonly shipToLabel: string;
  readonly chooseSoldTo: (saletoCode: string) => void;
}

const AccountContext = createContext<Account | undefined>(undefined);

/** The text when nothing can be shown without an account. */
export const ACCOUNT_FAILED = '账户信息没有加载出来';

/** For support: without it nothing can be asked. */
const NO_SOLD_TO = 'getUserInfoByToken: saletoCode is missing';

const storedSoldTo = slot('local', 'soldTo', isText);

/** The current account; only below an AccountProvider. */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('useAccount needs an AccountProvider around it');
  return account;
}

let onShow: Account | undefined;

/** The account of the page that stands on screen, for what happens outside of components. */
export const accountOnShow = (): Account | undefined => onShow;

/** The current account where there is one: for cells, which a list may draw before it, or on paper. */
export const useKnownAccount = (): Account | undefined => useContext(AccountContext);

/** Why the account could not be loaded, and the way to try again. */
export interface AccountFailure {
  readonly message: string;
  readonly details: string;
  readonly onRetry: () => void;
}

interface AccountProviderProps {
  /** The content in place of everything below while the account loads; a list's skeleton when absent. */
  readonly fallback?: ReactNode;
  /** The content when it could not be loaded; the state of a failed list when absent. */
  readonly failed?: (failure: AccountFailure) => ReactNode;
  /** What stands until the answers are there; below it `useIsConfirmed` says so. */
  readonly last?: LastFrame | undefined;
  readonly children: ReactNode;
}

const ConfirmedContext = createContext(true);

/**
 * Whether the server has said, to this page or a minute before to another tab of the session, what stands here of account and
 * rights. Before that the last
 * visit's frame stands: nothing is written, and no page behind a right opens (MENU-07).
 */
export const useIsConfirmed = (): boolean => useContext(ConfirmedContext);

interface ConfirmedProps {
  readonly isConfirmed: boolean;
  readonly children: ReactNode;
}

/** Says below whether it stands on answers of this page load. What opens then is large, and drawn in pieces. */
export function Confirmed({ isConfirmed, children }: ConfirmedProps) {
  const isSo = useInPieces((useIsConfirmed() && isConfirmed) || undefined);
  return <ConfirmedContext.Provider value={isSo ?? false}>{children}</ConfirmedContext.Provider>;
}

/** Loads who is signed in, the chosen sold-to and its default ship-to; pages below can rely on all of them (ADDR-01, ADDR-03). */
export function AccountProvider({ fallback, failed, last, children }: AccountProviderProps) {
  const [selected, setSelected] = useState<string>();
  const result = useQuery({
    ...userQuery(),
    select: withoutToken,
    placeholderData: () => last?.user,
  });
  const user = result.data;
  const saletoCode = user && soldToInForce(user, selected);
  const { shipTos, saleInfo, isOfLast, ...facts } = useCustomerFacts(saletoCode, last);
  const isConfirmed = !result.isPlaceholderData && !isOfLast;
  const account = useMemo<Account | undefined>(() => {
    if (!user || !saletoCode || !shipTos || !saleInfo) return undefined;
    const chooseSoldTo = (code: string) => {
      storedSoldTo.write(code);
      setSelected(code);
    };
    return { ...accountOf(user, saletoCode), ...shipToOf(shipTos, saleInfo), saleInfo, chooseSoldTo };
  }, [user, saletoCode, shipTos, saleInfo]);
  useEffect(() => {
    if (!account || !isConfirmed) return;
    lastAccount.write(factsOf(account));
  }, [account, isConfirmed]);
  // The content below is large: it is drawn in pieces that leave room for a key between them.
  const lateAccount = useDeferredValue(account);
  useLayoutEffect(() => {
    onShow = lateAccount;
  }, [lateAccount]);
  if (lateAccount) {
    return (
      <AccountContext.Provider value={lateAccount}>
        <ConfirmedContext.Provider value={isConfirmed}>{children}</ConfirmedContext.Provider>
      </AccountContext.Provider>
    );
  }
  const error = result.error ?? facts.error ?? (user && !saletoCode ? new Error(NO_SOLD_TO) : undefined);
  if (!error) return fallback ?? <ListSkeleton rows={8} />;
  const onRetry = () => {
    if (result.isError || !saletoCode) void result.refetch();
    for (const refetch of facts.retries) void refetch();
  };
  const failure = { ...describeError(error), onRetry };
  return failed?.(failure) ?? <ErrorState title={ACCOUNT_FAILED} {...failure} />;
}

/** What the calls of the next visit need before its account is known. */
const factsOf = ({
  saletoCode,
  sendtoCode,
  saletoCodeSub,
  accountCode,
  saleInfo,
}: Account): AccountFacts => ({
  saletoCode,
  sendtoCode,
  saletoCodeSub,
  accountCode,
  saleInfo,
});

/** Ship-tos and sale info of a customer as one question: the answer that comes first draws nothing. */
function useCustomerFacts(saletoCode: string | undefined, last: LastFrame | undefined) {
  const before = frameOf(last, saletoCode);
  return useQueries({
    queries: [
      { ...shipTosQuery(saletoCode), placeholderData: () => before?.shipTos },
      { ...saleInfoQuery(saletoCode), placeholderData: () => before?.saleInfo },
    ],
    combine: (queries) => {
      const failed = queries.filter(({ isError }) => isError);
      const [shipToQuery, saleQuery] = queries;
      const isThere = shipToQuery.data !== undefined && saleQuery.data !== undefined;
      return {
        ...(isThere && { shipTos: shipToQuery.data, saleInfo: saleQuery.data }),
        isOfLast: queries.some(({ isPlaceholderData }) => isPlaceholderData),
        error: failed[0]?.error,
        retries: failed.map(({ refetch }) => refetch),
      };
    },
  });
}

/** The sold-to that was chosen last, now or before this page was loaded, while the user still has it. */
function soldToInForce({ customers = [], saletoCode }: User, selected: string | undefined): string {
  const lastChosen = selected ?? storedSoldTo.read();
  return customers.find((customer) => customer.saletoCode === lastChosen)?.saletoCode ?? saletoCode;
}

function accountOf(user: User, saletoCode: string) {
  return {
    user,
    soldTos: user.customers ?? [],
    saletoCode,
    // The sub-account is one of the user's own sold-to; another one has none.
    saletoCodeSub: (saletoCode === user.saletoCode && user.saletoCodeSub) || saletoCode,
    accountCode: user.userName,
  };
}

/** The ship-tos that the sub-channel may see, and the default among them (ADDR-01, ADDR-03). */
function shipToOf(all: readonly ShipTo[], { subChannel }: Account['saleInfo']) {
  const shipTos = visibleAddresses(all, subChannel);
  const shipTo = defaultShipTo(shipTos);
  return {
    shipTos,
    sendtoCode: shipTo?.sendtoCode ?? '',
    shipToLabel: shipTo ? shipToLabel(shipTo) : '—',
  };
}
