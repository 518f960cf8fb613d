export { badgeText } from './badge';
