import { useQuery } from '@tanstack/react-query';
import { Flex, Segmented, Select } from 'antd';
import { memo } from 'react';
import { useAccount } from '#platform/account';
import { type CartFilter, industriesQuery } from './queries';

interface CartFiltersProps {
  readonly filter: CartFilter;
  readonly onChange: (filter: CartFilter) => void;
}

const WAREHOUSES = [
  { value: '', label: '全部仓库' },
  { value: 'YC', label: '云仓' },
  { value: 'YD', label: '异地云仓' },
] as const;

/** Narrows the cart by cloud warehouse and industry; ticks and totals stay those of the whole cart. Not drawn with each quantity. */
export const CartFilters = memo(function CartFilters({ filter, onChange }: CartFiltersProps) {
  const industries = useQuery(industriesQuery(useAccount()));
  const { industryCode, yunCang } = filter;
  const set = (industry: string | undefined, warehouse: string) =>
    onChange({
      ...(industry ? { industryCode: industry } : {}),
      ...(warehouse === 'YC' || warehouse === 'YD' ? { yunCang: warehouse } : {}),
    });
  return (
    <Flex className="filter-row no-print" gap="middle" wrap>
      <Segmented
        aria-label="云仓"
        options={[...WAREHOUSES]}
        value={yunCang ?? ''}
        onChange={(warehouse) => set(industryCode, warehouse)}
      />
      <Select
        className="cart-industry"
        aria-label="产业"
        allowClear
        placeholder="全部产业"
        loading={industries.isPending}
        value={industryCode ?? null}
        options={(industries.data ?? []).map((each) => ({
          value: each.industryCode,
          label: each.industryName,
        }))}
        onChange={(industry) => set(industry ?? undefined, yunCang ?? '')}
      />
    </Flex>
  );
});
