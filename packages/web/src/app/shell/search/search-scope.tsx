import './search.css';

/** The scope of the search box: the products of the portal, or the model search of another site (HEAD-02). */
export type Scope = 'products' | 'models';

interface SearchScopeProps {
  readonly value: Scope;
  readonly onChange: (scope: Scope) => void;
}

export function SearchScope({ value, onChange }: SearchScopeProps) {
  return (
    <select
      className="search-scope"
      aria-label="查询范围"
      value={value}
      onChange={({ target }) => onChange(target.value === 'models' ? 'models' : 'products')}
    >
      <option value="products">商品</option>
      <option value="models">型号参数</option>
    </select>
  );
}
