export { DEBOUNCE_MS, FIRST_PAGE, type PageState, pageOf, withinPages } from './page';
