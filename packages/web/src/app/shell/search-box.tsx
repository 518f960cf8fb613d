import { addToHistory } from '@dealer-portal/rules/search';
import { suggestProductModels } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Input } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAccount } from '#platform/account';
import { accountQuery } from '#platform/query';
import { searchHistory, storedKeyword } from '#platform/search-keyword';
import { href } from '#routes';

/** Model search: suggestions while typing, the history when empty; goes to the result list with the keyword stored (SEARCH-01, SEARCH-02). */
export function SearchBox() {
  const account = useAccount();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const keyword = useDeferredValue(text.trim());
  const history = searchHistory(account.user.id);
  const suggestions = useQuery(
    accountQuery(suggestProductModels, keyword === '' ? undefined : { query: { keyword } }, account),
  );
  const options =
    keyword === ''
      ? (history.read() ?? [])
      : (suggestions.data ?? []).map(({ productModel }) => productModel);
  const search = (given: string) => {
    const wanted = given.trim();
    if (wanted === '') return;
    history.write([...addToHistory(history.read() ?? [], wanted)]);
    storedKeyword.write(wanted);
    void navigate(`${href('malllist')}?keyword=${Date.now()}`);
  };
  return (
    <search className="search-box">
      <AutoComplete
        value={text}
        options={options.map((value) => ({ value }))}
        onChange={setText}
        onSelect={search}
        style={{ width: '100%' }}
      >
        <Input.Search
          aria-label="搜索型号、名称或编码"
          placeholder="搜索型号、名称或编码"
          enterButton="搜索"
          allowClear
          loading={suggestions.isFetching}
          onSearch={search}
        />
      </AutoComplete>
    </search>
  );
}
