import { ProductPicture } from '#ui/product-picture';
import './samples.css';

interface ProductCellProps {
  readonly productCode: string;
  readonly productModel?: string | undefined;
  readonly productName?: string | undefined;
  readonly picUrl?: string | undefined;
}

/** A product in a table: picture, model, name. */
export function ProductCell({ productCode, productModel, productName, picUrl }: ProductCellProps) {
  return (
    <div className="sample-product">
      {picUrl !== undefined && <ProductPicture url={picUrl} size={40} />}
      <div>
        <div>{productModel ?? productCode}</div>
        <div className="secondary">{productName}</div>
      </div>
    </div>
  );
}
