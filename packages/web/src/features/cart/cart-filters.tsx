import { useQuery } from '@tanstack/react-query';
import { Flex, Segmented, Select } from 'antd';
import { memo } from 'react';
import { useAccount } from '#platform/session/account';
import { useCloudWarehouses } from '#widgets/products/use-warehouse-name';
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
  const warehouses = useCloudWarehouses();
  const { industryCode, yunCang, yuncangCode } = filter;
  const ofKind = warehouses.filter((warehouse) => warehouse.yuncangType === yunCang);
  const onKind = (kind: string) =>
    onChange({ industryCode, ...(kind === 'YC' || kind === 'YD' ? { yunCang: kind } : {}) });
  return (
    <Flex className="filter-row no-print" gap="middle" wrap>
      <Segmented aria-label="云仓" options={[...WAREHOUSES]} value={yunCang ?? ''} onChange={onKind} />
      {ofKind.length > 0 && (
        <Select
          className="cart-industry"
          aria-label="云仓名称"
          allowClear
          placeholder="全部云仓"
          value={yuncangCode ?? null}
          options={ofKind.map((item) => ({ value: item.yuncangCode, label: item.yuncangName }))}
          onChange={(code) => onChange({ ...filter, yuncangCode: code ?? undefined })}
        />
      )}
      <Select
        className="cart-industry"
        aria-label="产业"
        allowClear
        placeholder="全部产业"
        loading={industries.isPending}
        value={industryCode ?? null}
        options={(industries.data ?? []).map((item) => ({
          value: item.industryCode,
          label: item.industryName,
        }))}
        onChange={(industry) => onChange({ ...filter, industryCode: industry ?? undefined })}
      />
    </Flex>
  );
});
