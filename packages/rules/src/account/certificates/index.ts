export { type Certificate, certificatesToRenew } from './certificate';
