import { DatePicker, Form } from 'antd';
import type { Dayjs } from 'dayjs';
import { pickerDay } from '#ui/input/date/picker-day';
import { rejectWith } from '#ui/input/reject-with';

interface DayFieldProps {
  readonly name: string;
  readonly label: string;
  readonly extra?: string;
  /** The sentence at the field; undefined when the day is right. */
  readonly problemOf: (day: string | undefined) => string | undefined;
}

/** A day as the wire has it: a draft keeps it as text. */
export function DayField({ name, label, extra, problemOf }: DayFieldProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      getValueProps={(day?: string) => ({ value: pickerDay(day) ?? null })}
      normalize={(day: Dayjs | null) => day?.format('YYYY-MM-DD') ?? ''}
      rules={[{ validator: (_, day?: string) => rejectWith(problemOf(day || undefined)) }]}
    >
      <DatePicker format="YYYY-MM-DD" />
    </Form.Item>
  );
}
