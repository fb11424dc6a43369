import { logoPaths } from '../plain-pages/logo.ts'

export const brandColour = '#2559dd'
export const canvasColour = '#fcfcfe'

const drawing = (rest: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="#ffffff" stroke-width="2" stroke-linecap="round">${rest}</svg>`
const markAt = (offset: number, scale: number): string =>
  `<g transform="translate(${offset} ${offset}) scale(${scale})">${logoPaths}</g>`

/** With rounded corners, for places that do not crop it. */
export const appIcon = drawing(
  `<rect width="48" height="48" rx="11" fill="${brandColour}" stroke="none"/>${markAt(9, 1.25)}`,
)
/** The mark leaves room for any shape that is cut out of it. */
const maskableIcon = drawing(`<path d="M0 0h48v48H0z" fill="${brandColour}" stroke="none"/>${markAt(12, 1)}`)
/** Devices show only the shape of it. */
const badgeIcon = drawing(markAt(3, 1.75))

/** Every icon that is not a drawing, by its name; made by `npm run icons`. */
export const pngIcons = {
  'app-192': { drawing: appIcon, size: 192 },
  'app-512': { drawing: appIcon, size: 512 },
  'maskable-192': { drawing: maskableIcon, size: 192 },
  'maskable-512': { drawing: maskableIcon, size: 512 },
  // iOS cuts the corners itself.
  'touch-180': { drawing: maskableIcon, size: 180 },
  'badge-96': { drawing: badgeIcon, size: 96 },
} as const
