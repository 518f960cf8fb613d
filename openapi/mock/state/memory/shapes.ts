import type { Ops } from '@dealer-portal/sdk';
import type { Fields } from './input';

/** Input and answer of an operation, from the description. */
export type Id = keyof Ops;

type InputOf<Name extends Id> = Ops[Name]['input'];

/** JSON as it arrives: a field is there with its value, or not at all. */
export type Present<Value> = Value extends readonly (infer Entry)[]
  ? Present<Entry>[]
  : Value extends object
    ? { [Name in keyof Value]: Present<Exclude<Value[Name], undefined>> }
    : Value;

/** The fields that an operation takes, in its body or its address. */
export type Body<Name extends Id> =
  InputOf<Name> extends { body: infer Body }
    ? Present<Body>
    : InputOf<Name> extends { query?: infer Query }
      ? Present<NonNullable<Query>>
      : Record<never, never>;

/** The parameters in the path of an operation: texts, as an address has them. */
export type Params<Name extends Id> =
  InputOf<Name> extends { path: infer Path }
    ? { readonly [Param in keyof Path]: string }
    : Record<never, never>;

/** The answer of an operation under `data`. */
export type Answer<Name extends Id> = NonNullable<Ops[Name]['data']>;

/** An answer as a handler gives it: a list may be one that nobody changes. */
export type Given<Value> = Value extends readonly (infer Entry)[] ? readonly Entry[] : Value;

/** An object of an answer, of which fields may also be read by their names. */
export type Read<Value> = { [Name in keyof Value]: Value[Name] };

/** A row of an operation's answer: of a list, or of a page. */
export type RowOf<Name extends Id> =
  Answer<Name> extends readonly (infer Entry extends object)[]
    ? Read<Entry>
    : Answer<Name> extends { records: readonly (infer Entry extends object)[] }
      ? Read<Entry>
      : Fields;

/** Operations that answer a page of records. */
export type ListId = {
  [Name in Id]: Answer<Name> extends { records: readonly unknown[] } ? Name : never;
}[Id];

/** A record of a list. */
export type Row<Name extends ListId> = RowOf<Name>;

/** The fields of a page that every list has. */
type PageField = 'pageNum' | 'pageSize' | 'total' | 'records';

/** The totals in a list's answer, next to its page. */
export type TotalName<Name extends ListId> = Exclude<keyof Answer<Name>, PageField>;

/** The filters of a list, without page and owner. */
export type FilterName<Name extends ListId> = Exclude<keyof Body<Name>, PageField | OwnerName>;

/** The fields that say whose rows are asked for. */
export type OwnerName = 'customerCode' | 'custCode' | 'saletoCode';
