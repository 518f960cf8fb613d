import { demandActionRefusal, demandText } from '@dealer-portal/rules/bulk-order';
import { EmptyState } from '#ui/page/states';
import { PictureTiles } from '#widgets/uploads/upload-tiles';
import { pictureAt } from '#widgets/uploads/use-uploads';
import type { DemandDetail } from '../queries';
import { PictureField } from './picture-field';
import { useDemandImages } from './use-demand-images';
import '../order/bulk-order.css';

interface DemandImagesProps {
  readonly demand: DemandDetail;
}

/** The pictures of a demand: added and removed while the demand is open, afterwards looked at (BIG-01). */
export function DemandImages({ demand }: DemandImagesProps) {
  const { status, imageList } = demand;
  const isEvaluated = demand.evaluation !== undefined;
  const reason = demandText(demandActionRefusal('images', { status, isEvaluated }));
  return (
    <section className="panel demand-part" aria-label="图片">
      <h2>图片</h2>
      {reason === undefined ? (
        <OpenImages demand={demand} />
      ) : imageList.length > 0 ? (
        <PictureTiles label="图片" pictures={imageList.map(pictureAt)} />
      ) : (
        <EmptyState title="没有图片" reason={reason} />
      )}
    </section>
  );
}

function OpenImages({ demand }: DemandImagesProps) {
  const { pictures, replace } = useDemandImages(demand);
  return <PictureField value={pictures} onChange={replace} />;
}
