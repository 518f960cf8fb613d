import { useHotspots } from '#platform/use-permission-answers';
import './side-bar.css';

interface FlyOutPicturesProps {
  /** The top-level entry whose menu is open. */
  readonly entryId: string;
  readonly level: '2' | '3';
}

/**
 * The menu below which the hot-spot pictures stand. Assumption: they show products, and their call names no menu, so
 * that they belong to 直供采购 alone.
 */
const PICTURED_ENTRY = '7';

/** The hot-spot pictures below a fly-out's items; decoration. */
export function FlyOutPictures({ entryId, level }: FlyOutPicturesProps) {
  const pictures = useHotspots(entryId === PICTURED_ENTRY ? level : undefined);
  if (pictures.length === 0) return null;
  return (
    <div className="fly-out-pictures">
      {pictures.map((url) => (
        <img key={url} src={url} alt="" loading="lazy" />
      ))}
    </div>
  );
}
