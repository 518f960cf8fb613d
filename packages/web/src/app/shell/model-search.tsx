import { ExportOutlined } from '@ant-design/icons';
import { Button, Input, Space } from 'antd';
import { useState } from 'react';
import { openWindow } from '#platform/browser/open-window';
import { config } from '#platform/config';

/** Looks a model up on the external search page, in a new tab (HEAD-02). */
export function ModelSearch() {
  const [text, setText] = useState('');
  const look = () => {
    const model = text.trim();
    const query = model === '' ? '' : `?${new URLSearchParams({ keyword: model })}`;
    openWindow(`${config.sites.modelSearch}${query}`);
  };
  return (
    <Space.Compact className="model-search">
      <Input
        size="small"
        aria-label="型号参数查询"
        placeholder="型号参数查询"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={look}
      />
      <Button size="small" icon={<ExportOutlined />} aria-label="在新窗口查询型号参数" onClick={look} />
    </Space.Compact>
  );
}
