export { documentTitle, pageTitle } from './page-title';
