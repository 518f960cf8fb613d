export { ForbiddenPage as Component } from './error-pages';
