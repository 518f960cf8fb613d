export { BADGE_CAP, badgeText } from './badge';
