import { type KeyboardEvent, useState } from 'react';
import { openWindow } from '#platform/browser/open-window';
import { config } from '#platform/config';
import { PlainButton } from '#ui/button/plain-button';
import '#ui/input/plain-field.css';
import './shell.css';

/** Looks a model up on the external search page, in a new tab (HEAD-02). */
export function lookUpModel(text: string): void {
  const model = text.trim();
  const query = model === '' ? '' : `?${new URLSearchParams({ keyword: model })}`;
  openWindow(`${config.sites.modelSearch}${query}`);
}

/** The model search where the search box has no choice of what is searched. */
export function ModelSearch() {
  const [text, setText] = useState('');
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) lookUpModel(text);
  };
  return (
    <div className="model-search">
      <input
        type="text"
        className="plain-field"
        aria-label="型号参数查询"
        placeholder="型号参数查询"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <PlainButton
        size="small"
        icon="external"
        aria-label="在新窗口查询型号参数"
        onClick={() => lookUpModel(text)}
      />
    </div>
  );
}
