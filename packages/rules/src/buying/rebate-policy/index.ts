export { type RebatePolicy, rebatePolicyName } from './rebate-policy';
