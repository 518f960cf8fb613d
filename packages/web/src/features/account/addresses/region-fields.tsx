import { chooseRegion, type Region, type Regions } from '@dealer-portal/rules/address-book';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useId } from 'react';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { areasQuery, citiesQuery, provincesQuery } from './queries';
import './addresses.css';

interface RegionFieldsProps {
  readonly regions: Regions;
  readonly onChange: (regions: Regions) => void;
  /** The missing value, as text for the user. */
  readonly problem: string | undefined;
}

/** The three region pickers; each one opens once the one before it is chosen, and clears those behind it. */
export function RegionFields({ regions, onChange, problem }: RegionFieldsProps) {
  const account = useAccount();
  const { province, city, area } = regions;
  const provinces = useQuery(provincesQuery(account));
  const cities = useQuery(citiesQuery(account, province?.code ?? ''));
  const areas = useQuery(areasQuery(account, city?.code ?? ''));
  return (
    <Form.Item
      label="所在地区"
      required
      {...(problem && { validateStatus: 'error' as const, help: problem })}
    >
      <div className="address-regions">
        <RegionPicker
          label="省"
          query={provinces}
          chosen={province}
          onChoose={(next) => onChange(chooseRegion(regions, 'province', next))}
        />
        <RegionPicker
          label="市"
          query={cities}
          chosen={city}
          disabledReason={province ? undefined : '请先选择省'}
          onChoose={(next) => onChange(chooseRegion(regions, 'city', next))}
        />
        <RegionPicker
          label="区县"
          query={areas}
          chosen={area}
          disabledReason={city ? undefined : '请先选择市'}
          onChoose={(next) => onChange(chooseRegion(regions, 'area', next))}
        />
      </div>
    </Form.Item>
  );
}

interface RegionPickerProps {
  readonly label: string;
  readonly query: UseQueryResult<readonly Region[]>;
  readonly chosen: Region | undefined;
  readonly disabledReason?: string | undefined;
  readonly onChoose: (region: Region) => void;
}

function RegionPicker({ label, query, chosen, disabledReason, onChoose }: RegionPickerProps) {
  const id = useId();
  const regions = query.data ?? [];
  if (query.isError) {
    return (
      <PlainButton size="small" onClick={() => void query.refetch()}>
        {label}没有加载出来，重试
      </PlainButton>
    );
  }
  return (
    <Select
      id={id}
      aria-label={disabledReason ? `${label}，${disabledReason}` : label}
      placeholder={disabledReason ?? `选择${label}`}
      value={chosen?.code ?? null}
      disabled={disabledReason !== undefined}
      loading={query.isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={query.isSuccess ? `没有可选的${label}` : '正在加载'}
      options={regions.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={(code) => {
        const region = regions.find((region) => region.code === code);
        if (region) onChoose(region);
      }}
    />
  );
}
