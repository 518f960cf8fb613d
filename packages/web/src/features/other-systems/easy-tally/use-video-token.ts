import { tokenLeftMs } from '@dealer-portal/rules/easy-tally';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAccount } from '#platform/session/account';
import { fetchVideoToken } from './calls';

/** The token of the video, from the press that plays it until it ends; another press brings a new one (FIN-10a). */
export function useVideoToken() {
  const { customerCode } = useAccount().saleInfo;
  const [endedToken, setEndedToken] = useState<string>();
  const { mutateAsync, data, isPending } = useMutation({
    mutationFn: () => fetchVideoToken(customerCode),
  });
  const videoToken = data?.ok ? data.data : undefined;
  const { token, expireAt } = videoToken ?? {};
  useEffect(() => {
    const left = tokenLeftMs(expireAt, new Date());
    // A clock that runs ahead would end every token at once: such a token is played until the player refuses it.
    if (!token || !left) return;
    const timer = window.setTimeout(() => setEndedToken(token), left);
    return () => window.clearTimeout(timer);
  }, [token, expireAt]);
  return {
    play: () => mutateAsync(),
    isPending,
    token,
    expireAt,
    hasEnded: token !== undefined && token === endedToken,
    refusal: data && !data.ok ? data.msg : undefined,
  };
}
