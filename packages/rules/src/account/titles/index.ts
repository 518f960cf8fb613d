export { copyrightYears } from './copyright-years';
export { documentTitle, pageTitle } from './page-title';
