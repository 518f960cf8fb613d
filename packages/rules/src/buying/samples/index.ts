export { discountText } from './discount';
export { reasonAgainstSampleAction, type SampleAction, type SampleFacts } from './free-sample';
