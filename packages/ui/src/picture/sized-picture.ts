/** In pixels, as the contract has them: uploaded pictures come in each of these. */
export const pictureWidths = [96, 192, 480, 960, 1440]

/** Addresses of uploads contain a guid. All other pictures have only one size. */
const uploaded = /\/[\da-f-]{36}\.(?:jpg|png|webp)$/

/** The address of an uploaded picture that is at least so many pixels wide, if it was uploaded so wide. */
export function pictureAt(url: string, pixels: number): string {
  const width = pictureWidths.find((each) => each >= pixels)
  return width && uploaded.test(url) ? `${url}?w=${width}` : url
}

/** For a picture with a width that depends on the screen. `sizes` as in HTML. */
export function picturesFor(url: string, sizes: string): { src: string; srcSet?: string; sizes?: string } {
  if (!uploaded.test(url)) return { src: url }
  const wide = pictureWidths.filter((width) => width >= 480)
  return { src: pictureAt(url, 960), srcSet: wide.map((width) => `${url}?w=${width} ${width}w`).join(', '), sizes }
}
