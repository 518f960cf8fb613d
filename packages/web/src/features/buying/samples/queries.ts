import type { RecordOf } from '@dealer-portal/sdk';
import { listSamples } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

/** A sample machine that may be ordered at the sample price. */
export type Sample = RecordOf<'listSamples'>;

interface SampleFilter {
  readonly keyword?: string;
  readonly pageNum: number;
  readonly pageSize: number;
}

export function samplesQuery({ saletoCode, sendtoCode }: AccountScope, filter: SampleFilter) {
  return accountQuery(listSamples, { query: { saletoCode, ...filter } }, { saletoCode, sendtoCode });
}
