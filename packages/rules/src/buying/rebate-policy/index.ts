export { type CountedRebate, hasRebateBase } from './rebate-base';
export { type RebatePolicy, rebatePolicyName } from './rebate-policy';
