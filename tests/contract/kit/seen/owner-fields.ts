/** Fields that say whose a row is. */
export const OWNER_FIELDS: ReadonlySet<string> = new Set(['saletoCode', 'customerCode', 'custCode']);
