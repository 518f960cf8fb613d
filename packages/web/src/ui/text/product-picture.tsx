import { useState } from 'react';

interface ProductPictureProps {
  readonly url: string | undefined;
  /** Width and height in pixels. */
  readonly size: number;
}

/** From here down a drawing of a product type is shown cropped: its own view `#s`. */
const SMALL = 48;

/** A product's picture; decorative, since the model and name are next to it. One that does not load is an empty place. */
export function ProductPicture({ url, size }: ProductPictureProps) {
  const [lost, setLost] = useState<string>();
  const box = { width: size, height: size, flex: 'none' };
  if (!url || url === lost) return <span className="product-picture" style={box} aria-hidden="true" />;
  const address = size <= SMALL && url.endsWith('.svg') ? `${url}#s` : url;
  return (
    <img
      className="product-picture"
      src={address}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      style={box}
      onError={() => setLost(url)}
    />
  );
}
