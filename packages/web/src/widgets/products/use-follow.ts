import { addInterestProducts, removeInterestProducts } from '@dealer-portal/sdk/operations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/calls/api';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { followerOf, refreshFollowed } from './follow-queries';

/** Follows products, and stops following them; both show their success and refresh the lists (CONCERN-01). */
export function useFollow() {
  const follower = followerOf(useAccount());
  const queryClient = useQueryClient();
  const follow = useMutation({
    mutationFn: (codes: readonly string[]) =>
      api.call(addInterestProducts, { path: { ...follower, list: codes.join(',') } }),
    onSuccess: async (result, codes) => {
      if (!result.ok) return;
      notify('success', codes.length === 1 ? '已关注' : `已关注 ${codes.length} 种商品`);
      await refreshFollowed(queryClient);
    },
  });
  const unfollow = useMutation({
    mutationFn: (codes: readonly string[]) =>
      api.call(removeInterestProducts, { body: { ...follower, productCodeList: [...codes] } }),
    onSuccess: async (result, codes) => {
      if (result.ok)
        notify('success', codes.length === 1 ? '已取消关注' : `已取消关注 ${codes.length} 种商品`);
      await refreshFollowed(queryClient); // a refused one was removed elsewhere
    },
  });
  return { follow, unfollow };
}
