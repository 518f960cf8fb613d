export { FIRST_ROWS, isRepeatedPress, type PageState, pageOf, withinPages } from './page';
