export { DEBOUNCE_MS, FIRST_PAGE, type PageState, pageCount, pageOf, withinPages } from './page';
