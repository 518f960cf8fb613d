import { Button, Table } from 'antd';
import { mountFloor } from './mount-floor';

mountFloor(({ rows }) => (
  <Table
    rowKey="key"
    size="small"
    pagination={false}
    dataSource={rows}
    columns={[
      { title: '型号', dataIndex: 'productModel' },
      { title: '名称', dataIndex: 'productName' },
      { title: '发货地', dataIndex: 'place' },
      { title: '库存', dataIndex: 'stock' },
      { title: '单价', dataIndex: 'price' },
      { title: '操作', render: () => <Button size="small">加入</Button> },
    ]}
  />
));
