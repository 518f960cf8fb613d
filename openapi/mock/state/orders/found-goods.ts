import { type Fields, text } from '../memory/input';
import { pageOf } from '../memory/pages';
import { exampleRows, isEqualOrAny } from '../memory/rows';
import type { Handlers } from '../memory/state';

/** Goods found outside of an area, and goods to be bought back; nothing changes them here. */
export const foundGoodsHandlers: Handlers = {
  queryFleeingGoods: (dealer, { input, done }) => {
    const [begin, end] = [text(input, 'beginDate'), text(input, 'endDate')];
    const rows = exampleRows(
      dealer,
      'queryFleeingGoods',
      text(input, 'type') === 'TO_BUY' ? 'toBuy' : 'page',
    );
    const isMatch = (row: Fields) => {
      const day = text(row, 'findDate');
      return (
        isEqualOrAny(row, input, 'status') && (begin === '' || day >= begin) && (end === '' || day <= end)
      );
    };
    return done(pageOf(rows.filter(isMatch), input));
  },
};
