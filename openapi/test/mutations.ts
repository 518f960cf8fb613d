/** Seeded changes that break a client, each on an operation of its own, and the rule that must find it. */
import { type Json, record } from './description';

/** One change of the bundle. */
export interface Mutation {
  readonly rule: string;
  /** Method and path. */
  readonly operation: string;
  /** Where below the operation; empty means the operation itself. */
  readonly at: readonly string[];
  /** The new value there; absent when it is removed. */
  readonly to?: unknown;
}

const BODY = ['requestBody', 'content', 'application/json', 'schema'];
const JSON_200 = ['responses', '200', 'content', 'application/json'];
const DATA = [...JSON_200, 'schema', 'allOf', '1', 'properties', 'data'];
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const BREAKING: readonly Mutation[] = [
  { rule: 'path-removed', operation: 'GET /cart/shoppingCart/get/industryList', at: [] },
  {
    rule: 'operation-id-changed',
    operation: 'GET /order/get/tctpSwitch',
    at: ['operationId'],
    to: 'getSwitch',
  },
  {
    rule: 'parameter-removed',
    operation: 'GET /cart/shoppingCart/queryYuncangProduct',
    at: ['parameters'],
    to: [],
  },
  {
    rule: 'parameter-became-required',
    operation: 'GET /account/invoices/management/export',
    at: ['parameters', '1', 'required'],
    to: true,
  },
  {
    rule: 'required-properties-added',
    operation: 'POST /order/updateOrderInfo',
    at: [...BODY, 'required'],
    to: ['saletoCode', 'orderNo', 'remark'],
  },
  {
    rule: 'request-body-became-required',
    operation: 'POST /order/cancelOrder',
    at: ['requestBody', 'required'],
    to: true,
  },
  {
    rule: 'schema-constraint-changed',
    operation: 'POST /cart/shoppingCart/add/cart/updateProductNumber',
    at: [...BODY, 'properties', 'number', 'maximum'],
    to: 10,
  },
  {
    rule: 'enum-values-removed',
    operation: 'GET /customer/customers/auxiliary/addresses',
    at: ['parameters', '0', 'schema', 'enum'],
    to: ['1'],
  },
  {
    rule: 'property-removed',
    operation: 'GET /cart/shoppingCart/get/agreement/status/{id}',
    at: [...DATA, 'properties', 'statusName'],
  },
  {
    rule: 'required-properties-removed',
    operation: 'GET /cart/shoppingCart/searchLyycAuthority',
    at: [...DATA, 'required'],
    to: ['authority'],
  },
  {
    rule: 'schema-type-changed',
    operation: 'GET /cart/shoppingCart/getNumberByValid/{id}',
    at: [...DATA, 'type'],
    to: 'string',
  },
  {
    rule: 'schema-combinator-changed',
    operation: 'POST /cart/shoppingCart/get/getEsCustomerPermission',
    at: [...JSON_200, 'schema', 'allOf', '0', '$ref'],
    to: '#/components/schemas/Failure',
  },
  { rule: 'response-removed', operation: 'GET /order/orderweek/getArrivalWeeks', at: ['responses', '503'] },
  {
    rule: 'media-type-removed',
    operation: 'GET /order/poprzbh/exportExcel',
    at: ['responses', '200', 'content', SHEET],
  },
  {
    rule: 'response-header-removed',
    operation: 'GET /operateAssistant/export',
    at: ['responses', '200', 'headers'],
  },
  {
    rule: 'security-requirement-changed',
    operation: 'GET /auth/user/getUserInfoByToken',
    at: ['security'],
    to: [{ basic: [] }],
  },
  { rule: 'timeout-changed', operation: 'POST /order/splitOrder', at: ['x-timeout-ms'] },
  { rule: 'effect-changed', operation: 'POST /order/post/orderInfo', at: ['x-effect'], to: 'read' },
  {
    rule: 'business-code-removed',
    operation: 'POST /cart/shoppingCart/add/cart',
    at: ['x-business-codes', 'AS121'],
  },
  {
    rule: 'example-removed',
    operation: 'POST /commodity/api/productStock/stock',
    at: [...JSON_200, 'examples', 'empty'],
  },
  {
    rule: 'default-changed',
    operation: 'GET /customer/customers/auxiliary/payer',
    at: ['parameters', '1', 'schema', 'default'],
    to: '0',
  },
];

/** Changes that no client notices. */
export const HARMLESS: readonly Omit<Mutation, 'rule'>[] = [
  { operation: 'GET /order/get/tctpSwitch', at: ['description'], to: 'Said in other words.' },
  {
    operation: 'POST /order/updateOrderInfo',
    at: [...BODY, 'properties', 'urgent'],
    to: { type: 'boolean' },
  },
  {
    operation: 'GET /cart/shoppingCart/get/agreement/status/{id}',
    at: [...DATA, 'properties', 'signDate'],
    to: { type: 'string' },
  },
  {
    operation: 'POST /commodity/api/productStock/stock',
    at: [...JSON_200, 'examples', 'more'],
    to: { value: { code: '1', data: [] } },
  },
  { operation: 'GET /order/get/somethingNew', at: [], to: { operationId: 'getSomethingNew', responses: {} } },
];

/** The value with the one place changed; everything else is shared. */
function changed(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const below = changed(record(Array.isArray(value) ? { ...value } : value)[key], rest, to);
  if (Array.isArray(value)) return value.map((entry, index) => (String(index) === key ? below : entry));
  const { [key]: _, ...others } = record(value);
  if (below === undefined) return others;
  return key in record(value) ? { ...record(value), [key]: below } : { ...others, [key]: below };
}

/**
 * The description with one mutation done.
 * @throws Error when there is nothing at the place to remove
 */
export function mutated(description: Json, { operation, at, to }: Omit<Mutation, 'rule'>): Json {
  const [method = '', path = ''] = operation.split(' ');
  const place = [
    'paths',
    path,
    ...(to === undefined && at.length === 0 ? [] : [method.toLowerCase()]),
    ...at,
  ];
  const there = place.reduce<unknown>(
    (node, key) => (Array.isArray(node) ? node[Number(key)] : record(node)[key]),
    description,
  );
  if (to === undefined && there === undefined) throw new Error(`nothing at ${place.join(' / ')}`);
  return record(changed(description, place, to));
}
