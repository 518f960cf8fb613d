import { PICTURED_MENU } from '@dealer-portal/rules/menu';
import { useHotspots } from '#platform/use-permission-answers';
import './side-bar.css';

interface FlyOutPicturesProps {
  /** The top-level entry whose menu is open. */
  readonly entryId: string;
  readonly level: '2' | '3';
}

/** The hot-spot pictures below a fly-out's items; decoration. */
export function FlyOutPictures({ entryId, level }: FlyOutPicturesProps) {
  const pictures = useHotspots(entryId === String(PICTURED_MENU) ? level : undefined);
  if (pictures.length === 0) return null;
  return (
    <div className="fly-out-pictures">
      {pictures.map((url) => (
        <img key={url} src={url} alt="" loading="lazy" />
      ))}
    </div>
  );
}
