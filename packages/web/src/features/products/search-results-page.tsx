import { searchTab } from '@dealer-portal/rules/category';
import { KEYWORD_LIMIT, NO_MATCH_TEXT, readKeyword } from '@dealer-portal/rules/search';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { storedKeyword, storedSearchTab } from '#platform/search-keyword';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PageHeader } from '#ui/page/page-header';
import { EmptyState } from '#ui/page/states';
import { ProductGrid, TILES } from '#widgets/products/product-grid';
import type { ProductFilter } from '#widgets/products/queries';
import { useOffers } from '#widgets/products/use-offers';
import { categoriesQuery } from './queries';
import { SortChoice, sortOf } from './sort-choice';
import './products.css';

/** 商品列表: results of a search, of a category or of a tab of the navigation; the keyword is stored, its address parameter only forces a refresh (SEARCH-01, CAT-01, NAV-01). */
export function Component() {
  const account = useAccount();
  const [params, setParams] = useSearchParams();
  const categories = useQuery(categoriesQuery(account));
  const filter = { ...filterOf(params), ...namedIn(useParams()) };
  const result = useOffers(filter);
  const title = titleOf(filter, categories.data ?? []);
  const onPage = (pageNum: number, pageSize: number) => {
    const next = new URLSearchParams(params);
    next.set('pageNum', String(pageNum));
    next.set('pageSize', String(pageSize));
    setParams(next);
  };
  // A search stays under the tab that was chosen last, until the user leaves it (SEARCH-04).
  const onLeaveTab = () => {
    storedSearchTab.clear();
    const next = new URLSearchParams(params);
    for (const name of ['tab', 'pageNum']) next.delete(name);
    setParams(next);
  };
  const onSort = (sort: string) => {
    const next = new URLSearchParams(params);
    next.delete('pageNum');
    if (sort === '') next.delete('sort');
    else next.set('sort', sort);
    setParams(next);
  };
  const leave = filter.keyword && filter.searchTab && <Button onClick={onLeaveTab}>在全部商品中搜索</Button>;
  return (
    <div className="page">
      <PageHeader
        title={title}
        context={`送达方 ${account.shipToLabel} · 共 ${result.total} 种`}
        actions={leave}
      />
      <div className="product-tools">
        <SortChoice sort={sortOf(filter.sort)} onSort={onSort} />
      </div>
      <ProductGrid
        result={result}
        from="malllist"
        pageNum={filter.pageNum}
        pageSize={filter.pageSize}
        onPage={onPage}
        empty={<NoMatch action={leave} />}
      />
    </div>
  );
}

function NoMatch({ action }: { readonly action: ReactNode }) {
  return (
    <EmptyState
      title={NO_MATCH_TEXT}
      reason="请检查型号是否完整，或减少关键词。"
      action={
        action ?? (
          <Link to={href('index')}>
            <Button type="primary">查看全部商品</Button>
          </Link>
        )
      }
    />
  );
}

function filterOf(params: URLSearchParams): ProductFilter {
  const pageNum = Math.max(1, Number(params.get('pageNum')) || 1);
  const pageSize = Math.min(100, Math.max(1, Number(params.get('pageSize')) || TILES));
  const named = ['categoryCode', 'attributeName', 'attributeValue'] as const;
  const filters = named.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  const keyword = params.has('keyword') ? storedKeyword.read() : undefined;
  const stockType = params.get('stockTypes');
  const tab = searchTab(params.get('tab') ?? '');
  return {
    sort: sortOf(params.get('sort')),
    pageNum,
    pageSize,
    ...Object.fromEntries(filters),
    ...(keyword ? { keyword } : {}),
    ...(tab ? { searchTab: tab } : {}),
    // The category menu names the kinds of stock that it lists (CAT-01).
    ...(stockType ? { stockType } : {}),
  };
}

/** The address /list names the word and the attribute itself. */
function namedIn(path: Readonly<Record<string, string | undefined>>): Partial<ProductFilter> {
  const { keyword, attributeName, attributeValue } = path;
  return {
    ...(keyword ? { keyword: readKeyword(keyword).slice(0, KEYWORD_LIMIT) } : {}),
    ...(attributeName ? { attributeName } : {}),
    ...(attributeValue ? { attributeValue } : {}),
  };
}

function titleOf(filter: ProductFilter, categories: readonly { code: string; title: string }[]): string {
  if (filter.keyword) return `${filter.searchTab ?? ''}“${filter.keyword}”的搜索结果`;
  const category = categories.find(({ code }) => code === filter.categoryCode)?.title;
  if (!category) return filter.searchTab ?? '商品列表';
  return filter.attributeValue ? `${category} · ${filter.attributeValue}` : category;
}
