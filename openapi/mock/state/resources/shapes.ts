import type { Ops } from '@dealer-portal/sdk';

/** Input and answer of an operation, from the description. */
export type Id = keyof Ops;

type InputOf<Name extends Id> = Ops[Name]['input'];

/** The fields that an operation takes, in its body or its address. */
export type Body<Name extends Id> =
  InputOf<Name> extends { body: infer Fields }
    ? Fields
    : InputOf<Name> extends { query: infer Fields }
      ? Fields
      : Record<never, never>;

/** The answer of an operation under `data`. */
export type Answer<Name extends Id> = NonNullable<Ops[Name]['data']>;

/** Operations that answer a page of records. */
export type ListId = {
  [Name in Id]: Answer<Name> extends { records: readonly unknown[] } ? Name : never;
}[Id];

/** A record of a list. */
export type Row<Name extends ListId> =
  Answer<Name> extends { records: readonly (infer Item extends object)[] } ? Item : never;

/** The fields of a page that every list has. */
type PageField = 'pageNum' | 'pageSize' | 'total' | 'records';

/** The totals in a list's answer, next to its page. */
export type TotalName<Name extends ListId> = Exclude<keyof Answer<Name>, PageField>;

/** The filters of a list, without page and owner. */
export type FilterName<Name extends ListId> = Exclude<keyof Body<Name>, PageField | OwnerName>;

/** The fields that say whose rows are asked for. */
export type OwnerName = 'customerCode' | 'custCode' | 'saletoCode';
