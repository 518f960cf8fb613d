/** The one reader of days and times, of the wire and of people; days are compared and sorted only after it has read them. */
export {
  compareNewest,
  compareTimes,
  dayAfter,
  daysBetween,
  daysUntil,
  monthDay,
  shanghaiDate,
  shanghaiYear,
  wireDay,
  wireDays,
  wireInstant,
  wireMinute,
} from '../shanghai';
export { readDay, readMonth } from './read-day';
