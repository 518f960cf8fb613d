export { UnavailablePage as Component } from './error-pages';
