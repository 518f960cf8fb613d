import { signFinanceContract, superviseContract } from '@dealer-portal/sdk/operations';
import { openWaitingWindow } from '#platform/browser/open-window';
import { api } from '#platform/calls/api';
import { useAccount } from '#platform/session/account';
import { showSigning } from '#widgets/signing/show-signing';

/** Assumption: the phone number is the account that is bound at the signing provider. */
function useSigner() {
  const { user, saleInfo, accountCode } = useAccount();
  return {
    accountCode,
    companyName: saleInfo.customerName ?? saleInfo.customerCode,
    bindingAccount: user.phoneNumber ?? accountCode,
  };
}

/** The signing provider's contract management, signed in by a one-time address, in a new window (SIDE-05). */
export function useContractManagement(): () => Promise<void> {
  const signer = useSigner();
  return async () => {
    const waiting = openWaitingWindow();
    const result = await api.call(superviseContract, { body: signer });
    showSigning(waiting, result, result.ok ? result.data.url : undefined);
  };
}

/**
 * Starts the signing of a contract, in a new window.
 * @returns whether it started
 */
export function useSignContract(): (htCode: string, contractType?: string) => Promise<boolean> {
  const signer = useSigner();
  return async (htCode, contractType) => {
    const waiting = openWaitingWindow();
    const body = { ...signer, htCode, ...(contractType && { contractType }) };
    const result = await api.call(signFinanceContract, { body });
    return showSigning(waiting, result, result.ok ? result.data?.url : undefined);
  };
}
