import { useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { followMarkQuery } from './follow-queries';
import { useFollow } from './use-follow';

interface FollowButtonProps {
  readonly productCode: string;
  readonly productModel: string;
}

/** 关注 of one product: shows whether it is followed, and changes that (CONCERN-01). */
export function FollowButton({ productCode, productModel }: FollowButtonProps) {
  const followed = useQuery(followMarkQuery(useAccount(), productCode));
  const { follow, unfollow } = useFollow();
  const isFollowed = followed.data?.records.some((record) => record.productCode === productCode) ?? false;
  return (
    <ReasonButton
      icon={isFollowed ? 'star-filled' : 'star'}
      isBusy={follow.isPending || unfollow.isPending}
      disabled={followed.isLoading}
      aria-pressed={isFollowed}
      aria-label={`${isFollowed ? '已关注' : '关注'}：${productModel}`}
      onClick={() => (isFollowed ? unfollow : follow).mutateAsync([productCode])}
    >
      {isFollowed ? '已关注' : '关注'}
    </ReasonButton>
  );
}
