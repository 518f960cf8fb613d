interface ProductPictureProps {
  readonly url: string | undefined;
  readonly size: number;
}

/** A product's line drawing; decorative, since the model and name stand beside it. */
export function ProductPicture({ url, size }: ProductPictureProps) {
  const box = { width: size, height: size, flex: 'none' };
  if (!url) return <span className="product-picture" style={box} aria-hidden="true" />;
  return (
    <img className="product-picture" src={url} alt="" width={size} height={size} loading="lazy" style={box} />
  );
}
