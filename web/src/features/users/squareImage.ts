/** As wide and high as any place needs a portrait, twice over for dense screens. */
const sidePx = 512;

/**
 * A picture file as the middle square of it in base64 (WebP where the browser writes it, else PNG), small enough to be
 * sent whatever the camera made. Rejects when the browser cannot read the file as a picture.
 */
export async function squareImage(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const from = Math.min(picture.width, picture.height);
  const side = Math.min(sidePx, from);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const [left, top] = [(picture.width - from) / 2, (picture.height - from) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, from, from, 0, 0, side, side);
  picture.close();
  return canvas.toDataURL('image/webp', 0.9).replace(/^data:[^,]*,/, '');
}
