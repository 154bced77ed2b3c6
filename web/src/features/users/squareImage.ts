/** Twice the largest display size, for high-density screens. */
const sidePx = 512;

/**
 * Crops a picture to its center square, scales it down and returns it in base64 (WebP if supported, else PNG).
 * Rejects when the browser cannot decode the file.
 */
export async function squareImage(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const sourceSide = Math.min(picture.width, picture.height);
  const side = Math.min(sidePx, sourceSide);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const [left, top] = [(picture.width - sourceSide) / 2, (picture.height - sourceSide) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, sourceSide, sourceSide, 0, 0, side, side);
  picture.close();
  return canvas.toDataURL('image/webp', 0.9).replace(/^data:[^,]*,/, '');
}
