export { DEBOUNCE_MS, FIRST_PAGE, isRepeatedPress, type PageState, pageOf, withinPages } from './page';
