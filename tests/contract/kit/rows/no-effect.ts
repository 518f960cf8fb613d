/**
 * Filters that a right backend may leave without effect, with the reason. `openapi/ledger/unserved.tsv` says the same of the mock.
 */
export const NO_EFFECT: Readonly<Record<string, string>> = {
  'queryProducts sendtoCode': 'every ship-to is offered the same products',
  'queryTrafficGoods sendtoCode': 'every ship-to is offered the same goods',
  'queryTransferGoods sendtoCode': 'every ship-to is offered the same goods',
  'listRecommendedKeywords params': 'which keywords are recommended where is nowhere stated',
  'queryInventoryPage yuncangCode': 'a cloud warehouse adds its stock and leaves out no product',
};
