export { compareTexts } from './compare-texts';
