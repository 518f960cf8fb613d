export { type Certificate, certificatesToRenew, isInOrder } from './certificate';
