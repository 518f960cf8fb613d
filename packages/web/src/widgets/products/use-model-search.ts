import { suggestProductModels } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** The description of the call: at most ten models. Whether there are more than those ten no answer says. */
const MOST_SUGGESTED = 10;

/** What a Select needs in which a product is found by a part of its model, the models that it offers, and how it is emptied. */
export function useModelSearch() {
  const account = useAccount();
  const [text, setText] = useState('');
  const keyword = useDeferredValue(text.trim());
  const input = keyword === '' ? undefined : { query: { keyword } };
  const {
    data: models = [],
    isFetching,
    isError,
  } = useQuery(asideQuery(suggestProductModels, input, account));
  const options = models.map(({ productCode, productModel, productName }) => ({
    value: productCode,
    label: [productModel, productName].filter(Boolean).join(' '),
    disabled: false,
  }));
  const mayBePart = models.length >= MOST_SUGGESTED;
  const note = `列出了 ${models.length} 种，可能还有别的；没有您要的请再多输入几个字`;
  const part = { value: '', label: note, disabled: true };
  const none = isFetching
    ? '正在查找…'
    : isError
      ? '型号没有加载出来，请重新输入'
      : '没有符合的型号，请换个词';
  return {
    models,
    clear: () => setText(''),
    select: {
      options: mayBePart ? [part, ...options] : options,
      loading: isFetching,
      notFoundContent: keyword === '' ? '输入型号的一部分开始查找' : none,
      showSearch: { filterOption: false, onSearch: setText, searchValue: text },
    },
  } as const;
}
