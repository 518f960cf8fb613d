export { isRepeatedPress, type PageState, pageOf, withinPages } from './page';
