/** Twice the largest displayed size, for high-density screens. */
const maxSidePx = 512;

/** Crops a picture to its center square, scaled down, as base64. Rejects for an unreadable file. */
export async function squareImage(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const sourceSide = Math.min(picture.width, picture.height);
  const targetSide = Math.min(maxSidePx, sourceSide);
  const canvas = document.createElement('canvas');
  canvas.width = targetSide;
  canvas.height = targetSide;
  const [left, top] = [(picture.width - sourceSide) / 2, (picture.height - sourceSide) / 2];
  canvas
    .getContext('2d')
    ?.drawImage(picture, left, top, sourceSide, sourceSide, 0, 0, targetSide, targetSide);
  picture.close();
  return canvas.toDataURL('image/webp', 0.9).replace(/^data:[^,]*,/, '');
}
