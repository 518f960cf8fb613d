import type { Data } from '@dealer-portal/sdk';
import { listDiscountPrototypes, listSamples, queryPrototypeSamples } from '@dealer-portal/sdk/operations';
import { type AccountScope, accountQuery } from '#platform/calls/query';

/** A sample machine that may be ordered at the sample price. */
export type Sample = Data<typeof listSamples>['records'][number];
/** A sample machine that was ordered, is on show, or was refused. */
export type SampleRecord = Data<typeof queryPrototypeSamples>['records'][number];
/** A sample machine that is sold off. */
export type Prototype = Data<typeof listDiscountPrototypes>['records'][number];

interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface SampleFilter extends Page {
  readonly keyword?: string;
}

export function samplesQuery({ saletoCode, sendtoCode }: AccountScope, filter: SampleFilter) {
  return accountQuery(listSamples, { query: { saletoCode, ...filter } }, { saletoCode, sendtoCode });
}

export interface RecordFilter extends Page {
  readonly keyword?: string;
  readonly status?: string;
  readonly beginDate?: string;
  readonly endDate?: string;
}

export function recordsQuery(scope: AccountScope, filter: RecordFilter) {
  return accountQuery(queryPrototypeSamples, { body: { saletoCode: scope.saletoCode, ...filter } }, scope);
}

export interface PrototypeFilter extends Page {
  readonly keyword?: string;
  readonly status?: string;
}

export function prototypesQuery(scope: AccountScope, filter: PrototypeFilter) {
  return accountQuery(listDiscountPrototypes, { query: { saletoCode: scope.saletoCode, ...filter } }, scope);
}
