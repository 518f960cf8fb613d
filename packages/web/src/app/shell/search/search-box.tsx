import {
  DEFAULT_WORD_MS,
  defaultWordAt,
  keywordRefusal,
  readKeyword,
  searchText,
  suggestionSource,
} from '@dealer-portal/rules/search';
import { useId, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { OptionList } from '#ui/choice/option-list';
import { useCombobox } from '#ui/choice/use-combobox';
import { latePart } from '#ui/drawing/late-part';
import { useRotation } from '#ui/drawing/use-rotation';
import { useOutsidePress } from '#ui/overlay/use-outside-press';
import { viewedProducts } from '#widgets/products/viewed-products';
import { lookUpModel } from '../model-search';
import { type BoxOption, boxOptions } from './box-options';
import { SearchField } from './search-field';
import { type Scope, SearchScope } from './search-scope';
import { useDefaultWords, useRecommendedWords } from './use-keywords';
import { useSearch } from './use-search';
import './search.css';

/** Prices and stock of what is suggested are known to the pages of goods; the frame learns them when the box is near. */
const Suggestions = latePart(async () => (await import('./suggestions')).Suggestions);

/** So many of the products that were looked at stand below the empty box. */
const VIEWED = 5;

const NONE: readonly never[] = [];

/** The search box: suggestions, or the history and recommended words when empty; a default word rotates in it (SEARCH-01 to SEARCH-03). */
export function SearchBox() {
  const root = useRef<HTMLElement>(null);
  const { history, forgetHistory, submit, clickWord } = useSearch();
  const navigate = useNavigate();
  const { saletoCode } = useAccount();
  const defaults = useDefaultWords();
  const [text, setText] = useSearchedText();
  // While an input method composes, what stood before is asked for.
  const [textBefore, setTextBefore] = useState<string>();
  const asked = textBefore ?? text;
  // Open by a press, a key or typing; closed by a search, so that models which answer late do not cover the results.
  const [isOpen, setOpen] = useState(false);
  const [scope, setScope] = useState<Scope>('products');
  const isHere = scope === 'products';
  const [products, setProducts] = useState<readonly BoxOption[]>();
  const problem = isHere ? searchText(keywordRefusal(text)) : undefined;
  const problemId = useId();
  const { step, isNear, pauseHandlers } = useRotation(DEFAULT_WORD_MS, defaults.length);
  const recommended = useRecommendedWords(isNear);
  const defaultWord = defaultWordAt(defaults, step * DEFAULT_WORD_MS)?.recoWord;
  const search = (keyword: string) => {
    if (submit(keyword, defaultWord) !== 'refused') setOpen(false);
  };
  const onChoose = (option: BoxOption) => {
    if (option.does === 'forget') forgetHistory();
    if (option.does === 'click') clickWord(option.word);
    if (option.does === 'open') {
      setOpen(false);
      void navigate(href('detail', { productCode: option.productCode }));
    }
    if (option.does !== 'search') return;
    setText(option.keyword);
    search(option.keyword);
  };
  const source = suggestionSource(text);
  const viewed = isOpen && source === 'history' ? viewedProducts(saletoCode).slice(0, VIEWED) : NONE;
  const options = isHere ? boxOptions({ source, products, history, viewed, recommended }) : [];
  const combobox = useCombobox({ options, isOpen, setOpen, onChoose });
  useOutsidePress(root, isOpen, combobox.close);
  return (
    <search ref={root} className="search-box" {...pauseHandlers}>
      {(isNear || isOpen) && <Suggestions text={isHere && isOpen ? asked : ''} onLines={setProducts} />}
      <SearchScope value={scope} onChange={setScope} />
      <SearchField
        text={text}
        onText={(typed, isComposing) => {
          setText(typed);
          setTextBefore(isComposing ? asked : undefined);
          setOpen(typed !== '' || isOpen);
        }}
        placeholder={isHere ? (defaultWord ?? '搜索型号、名称或编码') : '型号参数查询，在新窗口打开'}
        combobox={combobox}
        onOpen={() => setOpen(true)}
        onSearch={() => (isHere ? search(text) : lookUpModel(text))}
        isNear={isNear}
        problemId={problem && problemId}
      />
      {combobox.isShown && <OptionList {...combobox.list} label="搜索建议" />}
      {problem && (
        <div id={problemId} className="search-problem" role="alert">
          {problem}
        </div>
      )}
    </search>
  );
}

/** The text of the box: that of the search on show, which the way back and a reload bring again, until one types (SEARCH-01). */
function useSearchedText() {
  const [params] = useSearchParams();
  const searched = readKeyword(params.get('q') ?? '');
  const [text, setText] = useState(searched);
  const [shown, setShown] = useState(searched);
  if (searched !== shown) {
    setShown(searched);
    // A word that was typed and not searched yet stays.
    if (searched !== '' || text === shown) setText(searched);
  }
  return [text, setText] as const;
}
