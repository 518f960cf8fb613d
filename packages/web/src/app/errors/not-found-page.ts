export { NotFoundPage as Component } from './error-pages';
