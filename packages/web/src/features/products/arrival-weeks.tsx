import { weekLabel, weekText } from '@dealer-portal/rules/cart-entry';
import type { Data } from '@dealer-portal/sdk';
import type { getArrivalWeeks } from '@dealer-portal/sdk/operations';
import { Skeleton, Tag, Typography } from 'antd';

interface ArrivalWeeksProps {
  /** The product's own promise; `'0'` or nothing means none. */
  readonly weekPromise: string | undefined;
  readonly weeks: Data<typeof getArrivalWeeks> | undefined;
  readonly isLoading: boolean;
}

/** 周承诺: whether the product is promised to a week, and which weeks can be chosen. */
export function ArrivalWeeks({ weekPromise, weeks, isLoading }: ArrivalWeeksProps) {
  const isPromised = weekPromise !== undefined && weekPromise !== '' && weekPromise !== '0';
  const promised = isPromised ? weekText(weekPromise, weeks) : undefined;
  return (
    <div className="arrival-weeks">
      <Typography.Text>周承诺 {promised ?? '无'}</Typography.Text>
      {weeks && weeks.length > 0 && <Typography.Text type="secondary">可选到货周</Typography.Text>}
      {isLoading && <Skeleton.Input active size="small" />}
      {weeks?.map((week) => (
        <Tag key={week.weekCode}>{weekLabel(week)}</Tag>
      ))}
    </div>
  );
}
