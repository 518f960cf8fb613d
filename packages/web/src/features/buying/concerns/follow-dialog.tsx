// No report: products are searched in a dialog.
import { readFigure } from '@dealer-portal/rules/money';
import { FIRST_ROWS } from '@dealer-portal/rules/page';
import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useState } from 'react';
import { listState } from '#platform/calls/list-state';
import { paged } from '#platform/calls/paged';
import { useAccount } from '#platform/session/account';
import { reasonFooter } from '#ui/button/reason-footer';
import { Dialog } from '#ui/overlay/dialog';
import { columnsOf } from '#ui/table/columns';
import { DataTable } from '#ui/table/data-table';
import { type ProductFilter, productsQuery } from '#widgets/products/queries';
import { useFollow } from '#widgets/products/use-follow';

interface FoundProduct {
  readonly productCode: string;
  readonly productModel: string;
  readonly productName: string;
}

const column = columnsOf<FoundProduct>();

const COLUMNS = [
  column.text('productModel', '型号', { key: 'model', width: 160 }),
  column.text('productName', '名称', { key: 'name', width: 240 }),
];

/** Finds products by model or name and follows the chosen ones (CONCERN-01). */
export function FollowDialog({ onClose }: { readonly onClose: () => void }) {
  const [filter, setFilter] = useState<ProductFilter>(FIRST_ROWS);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const products = useQuery(paged(productsQuery(useAccount(), filter)));
  const { follow } = useFollow();
  const okText = selected.length > 0 ? `关注 ${selected.length} 种商品` : '关注';
  return (
    <Dialog
      open
      width={640}
      title="添加关注"
      okText={okText}
      footer={reasonFooter(okText, selected.length === 0 ? '请先选择要关注的商品' : undefined)}
      cancelText="不添加"
      confirmLoading={follow.isPending}
      onOk={() => follow.mutate(selected, { onSuccess: (result) => result.ok && onClose() })}
      onCancel={onClose}
    >
      <Input.Search
        aria-label="型号、名称或编码"
        placeholder="型号、名称或编码"
        allowClear
        onSearch={(keyword) => setFilter({ ...FIRST_ROWS, ...(keyword && { keyword }) })}
      />
      <DataTable
        label="可关注的商品"
        columns={COLUMNS}
        rows={products.data?.records ?? []}
        rowKey={({ productCode }) => productCode}
        state={listState(products, '商品没有加载出来')}
        empty={{ title: '没有找到商品', reason: '请检查型号，或换一个词。' }}
        selection={{
          keys: selected,
          onChange: setSelected,
          summary: (rows) => `已选 ${rows.length} 种`,
          actions: () => null,
        }}
        page={{
          pageNum: filter.pageNum,
          pageSize: filter.pageSize,
          total: readFigure(products.data?.total),
          onChange: (pageNum, pageSize) => setFilter({ ...filter, pageNum, pageSize }),
        }}
      />
    </Dialog>
  );
}
