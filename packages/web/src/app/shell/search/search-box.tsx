import { DEFAULT_WORD_MS, defaultWordAt, suggestionSource } from '@dealer-portal/rules/search';
import { queryProducts, suggestProductModels } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { AutoComplete } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useAccount } from '#platform/account';
import { accountQuery } from '#platform/query';
import { useRotation } from '#ui/use-rotation';
import { type BoxOption, boxOptions } from './box-options';
import { SearchField } from './search-field';
import { useSearch } from './use-search';
import { useWords } from './use-words';

/** The search box: suggestions, or the history and recommended words when empty; a default word rotates in it (SEARCH-01 to SEARCH-03). */
export function SearchBox() {
  const { history, forgetHistory, submit, clickWord } = useSearch();
  const { defaults, recommended } = useWords();
  const [text, setText] = useState('');
  const models = useModels(text);
  const rotation = useRotation(DEFAULT_WORD_MS, defaults.length);
  const defaultWord = defaultWordAt(defaults, rotation.step * DEFAULT_WORD_MS)?.recoWord;
  const isSearching = useIsFetching({ queryKey: operationKey(queryProducts) }) > 0;
  const options = boxOptions({ source: suggestionSource(text), models, history, recommended });
  const search = (keyword: string) => submit(keyword, defaultWord);
  const select = (option: BoxOption) => {
    if (option.does === 'nothing') return;
    if (option.does === 'forget') return forgetHistory();
    if (option.does === 'click') return clickWord(option.word);
    setText(option.keyword);
    search(option.keyword);
  };
  return (
    <search className="search-box" {...rotation.pauseHandlers}>
      <AutoComplete
        value={text}
        options={options}
        showSearch={{ onSearch: setText }}
        onSelect={(_: string, option) => 'does' in option && select(option)}
        style={{ width: '100%' }}
      >
        <SearchField
          aria-label="搜索型号、名称或编码"
          placeholder={defaultWord ?? '搜索型号、名称或编码'}
          enterButton="搜索"
          allowClear
          loading={isSearching}
          onSearch={(typed, _, info) => {
            if (info?.source !== 'clear') search(typed);
          }}
        />
      </AutoComplete>
    </search>
  );
}

/** The models that begin with or contain what was typed; undefined until they are known. Nothing is asked while the history shows. */
function useModels(text: string): readonly string[] | undefined {
  const account = useAccount();
  const keyword = useDeferredValue(text.trim());
  const input = keyword === '' ? undefined : { query: { keyword } };
  const { data } = useQuery(accountQuery(suggestProductModels, input, account));
  return data?.map(({ productModel }) => productModel);
}
