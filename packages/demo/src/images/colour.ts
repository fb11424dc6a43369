import { dice } from '../seeded.ts'

/** Rasterisers know nothing of oklch(), so colours are worked out to sRGB here. */
export function oklch(lightness: number, chroma: number, hueDegrees: number): string {
  const hue = (hueDegrees * Math.PI) / 180
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return `#${channels.map(channelToHex).join('')}`
}

function channelToHex(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear))
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

export interface Palette {
  ink: string
  deep: string
  strong: string
  middle: string
  soft: string
  pale: string
  accent: string
  accentSoft: string
}

/** Hues that sit well beside the portal's own blue. */
const hues = [28, 55, 85, 130, 155, 180, 205, 232, 258, 285, 320, 350]

export function palette(key: string): Palette {
  const lot = dice(`palette:${key}`)
  const hue = lot.pick(hues) + lot.between(-6, 6)
  const accentHue = hue + lot.pick([150, 175, 205, -60, 60, 35])
  return {
    ink: oklch(0.24, 0.035, hue),
    deep: oklch(0.36, 0.075, hue),
    strong: oklch(0.54, 0.125, hue),
    middle: oklch(0.7, 0.105, hue),
    soft: oklch(0.86, 0.055, hue),
    pale: oklch(0.955, 0.018, hue),
    accent: oklch(0.7, 0.135, accentHue),
    accentSoft: oklch(0.87, 0.06, accentHue),
  }
}
