import { LoadingOutlined } from '@ant-design/icons';
import {
  DEFAULT_WORD_MS,
  defaultWordAt,
  keywordProblem,
  suggestionSource,
} from '@dealer-portal/rules/search';
import { queryProducts } from '@dealer-portal/sdk/operations';
import { operationKey } from '@dealer-portal/sdk/query';
import { useIsFetching } from '@tanstack/react-query';
import { AutoComplete } from 'antd';
import { useId, useState } from 'react';
import { useRotation } from '#ui/use-rotation';
import { type BoxOption, boxOptions } from './box-options';
import { SearchField } from './search-field';
import { useKeywords } from './use-keywords';
import { useListRest } from './use-list-rest';
import { useSearch } from './use-search';
import { useSuggestions } from './use-suggestions';

/** The search box: suggestions, or the history and recommended words when empty; a default word rotates in it (SEARCH-01 to SEARCH-03). */
export function SearchBox() {
  const { history, forgetHistory, submit, clickWord } = useSearch();
  const { defaults, recommended } = useKeywords();
  const [text, setText] = useState('');
  const products = useSuggestions(text);
  const problem = keywordProblem(text);
  const problemId = useId();
  const { step, pauseHandlers } = useRotation(DEFAULT_WORD_MS, defaults.length);
  const defaultWord = defaultWordAt(defaults, step * DEFAULT_WORD_MS)?.recoWord;
  const isSearching = useIsFetching({ queryKey: operationKey(queryProducts) }) > 0;
  const options = boxOptions({ source: suggestionSource(text), products, history, recommended });
  const list = useListRest();
  const search = (keyword: string) => {
    if (submit(keyword, defaultWord) !== 'refused') list.rest();
  };
  const select = (option: BoxOption) => {
    if (option.does === 'forget') forgetHistory();
    if (option.does === 'click') clickWord(option.word);
    if (option.does !== 'search') return;
    setText(option.keyword);
    search(option.keyword);
  };
  return (
    <search className="search-box" {...pauseHandlers} {...list.boundary}>
      <AutoComplete
        value={text}
        {...(list.isResting && { open: false })}
        {...list.handlers}
        options={options}
        showSearch={{ onSearch: setText }}
        onSelect={(_: string, option) => 'does' in option && select(option)}
        style={{ width: '100%' }}
      >
        <SearchField
          aria-label="搜索型号、名称或编码"
          {...(problem && { status: 'error', 'aria-invalid': true, 'aria-describedby': problemId })}
          placeholder={defaultWord ?? '搜索型号、名称或编码'}
          enterButton={<ButtonFace isSearching={isSearching} />}
          allowClear
          onSearch={(typed, _, info) => {
            if (info?.source !== 'clear') search(typed);
          }}
        />
      </AutoComplete>
      {problem && (
        <div id={problemId} className="search-problem" role="alert">
          {problem}
        </div>
      )}
    </search>
  );
}

/** What the button shows. The library's own loading state would swallow Enter and clicks meanwhile, and the words with them. */
function ButtonFace({ isSearching }: { readonly isSearching: boolean }) {
  return (
    <>
      {isSearching && <LoadingOutlined aria-hidden />}
      <span aria-busy={isSearching}>搜索</span>
    </>
  );
}
