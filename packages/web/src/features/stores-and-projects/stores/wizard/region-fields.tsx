import type { StoreDraft } from '@dealer-portal/rules/store-application';
import type { Data } from '@dealer-portal/sdk';
import type { listHccCities } from '@dealer-portal/sdk/operations';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useAccount } from '#platform/session/account';
import { ReasonButton } from '#ui/button/reason-button';
import { centresQuery, citiesQuery, districtsQuery, provincesQuery, townsQuery } from '../queries';
import type { FieldRule } from './step-rules';
import './wizard.css';

interface RegionFieldsProps {
  readonly fields: StoreDraft;
  /** Rules of the complete place; they appear at the province. */
  readonly rules: readonly FieldRule[];
  readonly onChoose: (fields: StoreDraft) => void;
}

/** The five levels of a place, from the centre to the town; a level opens with the one above it, and is cleared with it. */
export function RegionFields({ fields, rules, onChoose }: RegionFieldsProps) {
  const account = useAccount();
  const { centerCode, provinceCode, cityCode, districtCode } = fields;
  const centres = useQuery(centresQuery(account));
  const provinces = useQuery(provincesQuery(account, centerCode));
  const cities = useQuery(citiesQuery(account, provinceCode));
  const districts = useQuery(districtsQuery(account, cityCode));
  const towns = useQuery(townsQuery(account, districtCode));
  const levels = [
    { name: 'centerCode', label: '中心', query: centres, missing: undefined },
    { name: 'provinceCode', label: '省', query: provinces, missing: centerCode ? undefined : '请先选择中心' },
    { name: 'cityCode', label: '市', query: cities, missing: provinceCode ? undefined : '请先选择省' },
    { name: 'districtCode', label: '区县', query: districts, missing: cityCode ? undefined : '请先选择市' },
    { name: 'townCode', label: '乡镇街道', query: towns, missing: districtCode ? undefined : '请先选择区县' },
  ] as const;
  const choose = (at: number, code: string) => {
    const below = levels.slice(at + 1).map(({ name }) => [name, '']);
    const name = levels[at]?.name;
    if (name) onChoose({ [name]: code, ...Object.fromEntries(below) });
  };
  return (
    <Form.Item label="所在地区" className="apply-place">
      <div className="apply-regions">
        {levels.map(({ name, label, query, missing }, at) => (
          <Form.Item key={name} name={name} rules={name === 'provinceCode' ? [...rules] : []}>
            <RegionChoice
              label={label}
              query={query}
              missing={missing}
              onChoose={(code) => choose(at, code)}
            />
          </Form.Item>
        ))}
      </div>
    </Form.Item>
  );
}

interface RegionChoiceProps {
  readonly label: string;
  readonly query: UseQueryResult<Data<typeof listHccCities>>;
  readonly missing: string | undefined;
  readonly onChoose: (code: string) => void;
  /** The form gives both. */
  readonly id?: string;
  readonly value?: string;
}

function RegionChoice({ label, query, missing, onChoose, id, value }: RegionChoiceProps) {
  if (query.isError)
    return <ReasonButton onClick={() => query.refetch()}>{label}没有加载出来，重试</ReasonButton>;
  const regions = query.data ?? [];
  const none = query.data && regions.length === 0 ? '没有下级，写在详细地址里' : `选择${label}`;
  return (
    <Select
      {...(id !== undefined && { id })}
      aria-label={missing ? `${label}，${missing}` : label}
      placeholder={missing ?? none}
      value={value || null}
      disabled={missing !== undefined || (query.data !== undefined && regions.length === 0)}
      loading={query.isFetching}
      showSearch={{ optionFilterProp: 'label' }}
      options={regions.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={(code) => code && onChoose(code)}
    />
  );
}
