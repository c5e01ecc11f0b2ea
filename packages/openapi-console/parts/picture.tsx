import {type ReactNode, useEffect, useRef, useState} from 'react';

import parts from './parts.module.css';
import styles from '../styles.module.css';

/** Maximum side in pixels, against decompression bombs. */
const MAX_SIDE = 2000;

/** Draws an image on a canvas: an `img` element would need a URL that the Content-Security-Policy forbids. */
async function draw(canvas: HTMLCanvasElement, blob: Blob): Promise<string> {
  const bitmap = await createImageBitmap(blob);
  const {width, height} = bitmap;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return `Picture in the response, ${width} by ${height} pixels`;
}

interface Props {
  readonly blob: Blob;
  readonly mediaType: string;
}

export default function Picture({blob, mediaType}: Props): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (canvas.current === null) return;
    draw(canvas.current, blob.slice(0, blob.size, mediaType)).then(setWords, () =>
      setHasFailed(true),
    );
  }, [blob, mediaType]);
  if (hasFailed) {
    return <p className={styles.note}>The browser cannot show this picture. Save it as a file.</p>;
  }
  return (
    <figure className={parts.picture}>
      <canvas ref={canvas} role="img" aria-label={words ?? 'A picture'} />
      <figcaption className={styles.note}>{words}</figcaption>
    </figure>
  );
}
