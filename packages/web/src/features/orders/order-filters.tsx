import { DatePicker, Flex, Input, Segmented } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import type { OrderFilter } from './queries';

/** Order states by code. Assumption: the specification shows no order states. */
const STATES = [
  { value: '', label: '全部' },
  { value: '10', label: '待审核' },
  { value: '20', label: '待发货' },
  { value: '30', label: '配送中' },
  { value: '40', label: '待签收' },
  { value: '50', label: '已签收' },
  { value: '90', label: '已取消' },
];

interface OrderFiltersProps {
  readonly filter: OrderFilter;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
}

/** State, period and a word, in one row. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const onPeriod = (dates: readonly (Dayjs | null)[] | null) => {
    const [begin, end] = dates ?? [];
    onChange({
      beginDate: begin?.format('YYYY-MM-DD') ?? '',
      endDate: end?.format('YYYY-MM-DD') ?? '',
    });
  };
  return (
    <Flex className="filter-row" gap="middle" wrap>
      <Segmented
        aria-label="订单状态"
        options={STATES}
        value={filter.status ?? ''}
        onChange={(status) => onChange({ status })}
      />
      <DatePicker.RangePicker
        aria-label="下单日期"
        value={[dateOf(filter.beginDate), dateOf(filter.endDate)]}
        onChange={onPeriod}
      />
      <Input.Search
        key={filter.keyword}
        className="filter-word"
        aria-label="订单号、型号或名称"
        placeholder="订单号、型号或名称"
        defaultValue={filter.keyword ?? ''}
        allowClear
        onSearch={(keyword) => onChange({ keyword: keyword.trim() })}
      />
    </Flex>
  );
}

function dateOf(text: string | undefined): Dayjs | null {
  const date = text === undefined ? undefined : dayjs(text);
  return date?.isValid() ? date : null;
}
