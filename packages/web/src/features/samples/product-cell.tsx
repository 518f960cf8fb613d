import './samples.css';

interface ProductCellProps {
  readonly productCode: string;
  readonly productModel?: string | undefined;
  readonly productName?: string | undefined;
}

/** A product in a table: model and name. */
export function ProductCell({ productCode, productModel, productName }: ProductCellProps) {
  return (
    <div className="sample-product">
      <div>
        <div>{productModel ?? productCode}</div>
        <div className="secondary">{productName}</div>
      </div>
    </div>
  );
}
