export * from '../generated/zod/index';
export { checkBy, type Schema } from './schema';
