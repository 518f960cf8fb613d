import { memo } from 'react';
import { PlainButton } from './plain-button';

/** How long paper waits for pictures, in milliseconds. */
const PICTURES_MS = 3000;

/** Pictures below the window are loaded when they come into sight, which they never do on paper. */
async function loadPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll('img')].filter(({ complete }) => !complete);
  for (const picture of pictures) picture.loading = 'eager';
  const isLate = new Promise((done) => setTimeout(done, PICTURES_MS));
  await Promise.race([isLate, Promise.allSettled(pictures.map((picture) => picture.decode()))]);
}

interface PrintButtonProps {
  readonly label?: string;
}

/** Prints the page as it stands, with its pictures: the frame and everything marked `no-print` stay off the paper. */
export const PrintButton = memo(function PrintButton({ label = '打印' }: PrintButtonProps) {
  return (
    <PlainButton
      className="no-print"
      icon="print"
      onClick={() => void loadPictures().then(() => window.print())}
    >
      {label}
    </PlainButton>
  );
});
