/** The one reader of the days and times of the wire; days are compared and sorted only after it has read them. */
export {
  compareNewest,
  compareTimes,
  daysBetween,
  monthDay,
  wireDay,
  wireDays,
  wireInstant,
  wireMinute,
} from '../shanghai';
