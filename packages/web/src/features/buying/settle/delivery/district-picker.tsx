import { useQuery } from '@tanstack/react-query';
import { Cascader } from 'antd';
import { useState } from 'react';
import { notify } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import type { Delivery } from '#widgets/checkout/delivery';
import { provincesQuery, regionsBelow } from './delivery-queries';
import '../settle.css';

interface DistrictPickerProps {
  readonly delivery: Delivery;
  readonly onChoose: (change: Partial<Delivery>) => void;
}

interface RegionOption {
  readonly value: string;
  readonly label: string;
  readonly isLeaf: boolean;
  readonly children?: RegionOption[];
}

type Loaded = Readonly<Record<string, RegionOption[]>>;

/** Province, city and district, each level loaded when the one above is opened (ADDR-02). */
export function DistrictPicker({ delivery, onChoose }: DistrictPickerProps) {
  const provinces = useQuery(provincesQuery(useAccount()));
  const [loaded, setLoaded] = useState<Loaded>({});
  const options = (provinces.data ?? []).map(({ code, name }) =>
    withChildren({ value: code, label: name, isLeaf: false }, loaded),
  );
  const load = async (path: readonly RegionOption[]) => {
    const parent = path.at(-1);
    if (!parent) return;
    const level = path.length === 1 ? 1 : 2;
    const regions = await regionsBelow(level, parent.value);
    if (!regions) return notify('warning', `${parent.label}的区域没有加载出来，请再点一次`);
    const children = regions.map(({ code, name }) => ({ value: code, label: name, isLeaf: level === 2 }));
    setLoaded((before) => ({ ...before, [parent.value]: children }));
  };
  if (provinces.isError)
    return <PlainButton onClick={() => void provinces.refetch()}>区域没有加载出来，重试</PlainButton>;
  return (
    <Cascader<RegionOption>
      className="settle-delivery-field"
      aria-label="配送区域"
      placeholder={delivery.areaName ?? '请选择省 / 市 / 区县'}
      allowClear={false}
      options={options}
      loadData={(path) => void load(path)}
      onChange={(codes, path) => {
        const areaCode = codes.at(-1);
        const areaName = path.map(({ label }) => label).join('');
        if (areaCode !== undefined) onChoose({ areaCode: String(areaCode), areaName });
      }}
    />
  );
}

function withChildren(option: RegionOption, loaded: Loaded): RegionOption {
  const children = loaded[option.value]?.map((child) => withChildren(child, loaded));
  return children ? { ...option, children } : option;
}
