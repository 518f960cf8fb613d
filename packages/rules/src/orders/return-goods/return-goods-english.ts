import type { Sentences } from '../../base/refusal';
import type { ReturnGoodsParams } from './return-goods-refusals';

export const RETURN_GOODS_ENGLISH: Sentences<ReturnGoodsParams> = {
  'returnGoods.unsigned': () =>
    'Sign the protocol of purchase returns first, among the electronic signatures',
  'returnGoods.unread': () => 'The protocol of purchase returns did not come: try again later',
  'returnGoods.beingMade': () => 'The protocol of purchase returns is being made: try again later',
  'returnGoods.link': () => 'The link for signing is none: try again later',
  'returnGoods.refused': ({ message }) => `Refused: ${message}`,
};
