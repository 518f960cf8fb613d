export { documentTitle, pageTitle, SITE_NAME } from './page-title';
