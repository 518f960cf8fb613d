/** The hot-spot pictures below a fly-out's items; decoration. */
export function FlyOutPictures({ pictures }: { readonly pictures: readonly string[] }) {
  if (pictures.length === 0) return null;
  return (
    <div className="fly-out-pictures">
      {pictures.map((url) => (
        <img key={url} src={url} alt="" loading="lazy" />
      ))}
    </div>
  );
}
