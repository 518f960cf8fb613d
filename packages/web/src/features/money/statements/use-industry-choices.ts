import { queryIndustries } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import type { Choice } from '#ui/input/plain-select';

/** The industries that the customer runs, to filter by; none while they are not known. */
export function useIndustryChoices(): { readonly industryCode: readonly Choice[] } {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const { data } = useQuery(asideQuery(queryIndustries, { body: { customerCode } }, account));
  const choices = (data ?? []).map((industry) => ({
    value: industry.industryCode,
    label: industry.industryName,
  }));
  return { industryCode: choices };
}
