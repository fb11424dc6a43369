export interface Size {
  readonly width: number
  readonly height: number
}
export interface Crop {
  /** 1 shows as much as fits, 2 half of that. */
  readonly zoom: number
  /** The centre of the visible part, from 0 to 1 of its range. */
  readonly x: number
  readonly y: number
}
export interface Area extends Size {
  readonly x: number
  readonly y: number
}

export const wholePicture: Crop = { zoom: 1, x: 0.5, y: 0.5 }
const MAX_ZOOM = 4
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** The part of a picture that a crop of this shape shows; it never leaves the picture. */
export function cropArea({ width, height }: Size, aspect: number, { zoom, x, y }: Crop): Area {
  const fitting = width / height > aspect ? { width: height * aspect, height } : { width, height: width / aspect }
  const shown = { width: fitting.width / zoom, height: fitting.height / zoom }
  return { ...shown, x: (width - shown.width) * x, y: (height - shown.height) * y }
}

/** The crop after a drag by this part of the visible area; a direction without hidden parts does not move. */
export function dragged(picture: Size, aspect: number, crop: Crop, by: { x: number; y: number }): Crop {
  const area = cropArea(picture, aspect, crop)
  const along = (place: number, part: number, shown: number, whole: number): number =>
    whole - shown < 1 ? place : within(place - (part * shown) / (whole - shown), 0, 1)
  return {
    zoom: crop.zoom,
    x: along(crop.x, by.x, area.width, picture.width),
    y: along(crop.y, by.y, area.height, picture.height),
  }
}

export const zoomed = (crop: Crop, zoom: number): Crop => ({ ...crop, zoom: within(zoom, 1, MAX_ZOOM) })
