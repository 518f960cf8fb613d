import { wireDay } from '@dealer-portal/rules/time';
import dayjs, { type Dayjs } from 'dayjs';

/** A day of the wire or of a draft for a field of dates; undefined where none can be read, so that the field is empty. */
export function pickerDay(value: unknown): Dayjs | undefined {
  const day = wireDay(value);
  return day === undefined ? undefined : dayjs(day);
}
