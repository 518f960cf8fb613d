export { type AccountMonth, type AccountYear, accountYears } from './account-years';
