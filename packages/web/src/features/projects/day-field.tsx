import { DatePicker, Form } from 'antd';
import dayjs from 'dayjs';
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
      getValueProps={(day?: string) => ({ value: day ? dayjs(day) : null })}
      normalize={(day: dayjs.Dayjs | null) => day?.format('YYYY-MM-DD') ?? ''}
      rules={[{ validator: (_, day?: string) => rejectWith(problemOf(day || undefined)) }]}
    >
      <DatePicker format="YYYY-MM-DD" />
    </Form.Item>
  );
}
