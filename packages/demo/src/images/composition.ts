import { dice, type Dice } from '../seeded.ts'
import { palette, type Palette } from './colour.ts'

interface Canvas {
  width: number
  height: number
  colours: Palette
  lot: Dice
}

type Family = (canvas: Canvas) => string

const ground = ({ width, height }: Canvas, fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`

/** Layers of low hills under a sun. */
const hills: Family = (canvas) => {
  const { width, height, colours, lot } = canvas
  const sun = `<circle cx="${lot.between(Math.round(width * 0.15), Math.round(width * 0.85))}" cy="${Math.round(height * 0.34)}" r="${Math.round(height * 0.13)}" fill="${colours.accent}"/>`
  const layers = [colours.soft, colours.middle, colours.strong, colours.deep, colours.ink].map((fill, index) => {
    const base = Math.round(height * (0.42 + index * 0.12))
    const step = Math.round(width / 4)
    const swing = () => lot.between(-Math.round(height * 0.11), Math.round(height * 0.09))
    let path = `M0 ${base + swing()}Q${Math.round(step / 2)} ${base + swing()} ${step} ${base}`
    for (let x = step * 2; x <= step * 4; x += step) path += `T${x} ${base + Math.round(swing() / 2)}`
    return `<path d="${path}V${height}H0Z" fill="${fill}"/>`
  })
  return ground(canvas, colours.pale) + sun + layers.join('')
}

/** Quarter circles laid like tiles. */
const tiles: Family = (canvas) => {
  const { width, height, colours, lot } = canvas
  const side = Math.round(height / 4)
  const fills = [colours.deep, colours.strong, colours.middle, colours.soft, colours.accent, colours.accentSoft]
  const byFill = new Map<string, string>()
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) {
      if (!lot.chance(0.62)) continue
      const fill = lot.pick(fills)
      byFill.set(fill, (byFill.get(fill) ?? '') + tilePath(x, y, side, lot))
    }
  }
  const paths = [...byFill].map(([fill, path]) => `<path d="${path}" fill="${fill}"/>`)
  return ground(canvas, colours.pale) + paths.join('')
}

function tilePath(x: number, y: number, side: number, lot: Dice): string {
  const arc = `a${side} ${side} 0 0 1`
  return lot.pick([
    `M${x} ${y}h${side}${arc} -${side} ${side}z`,
    `M${x + side} ${y}v${side}${arc} -${side} -${side}z`,
    `M${x + side} ${y + side}h-${side}${arc} ${side} -${side}z`,
    `M${x} ${y + side}v-${side}${arc} ${side} ${side}z`,
  ])
}

/** Rings and dots around a few centres. */
const rings: Family = (canvas) => {
  const { width, height, colours, lot } = canvas
  const strokes = [colours.strong, colours.middle, colours.accent, colours.deep]
  const groups = [0.2, 0.55, 0.86].map((share, index) => {
    const x = Math.round(width * share) + lot.between(-40, 40)
    const y = lot.between(Math.round(height * 0.15), Math.round(height * 0.85))
    const count = lot.between(3, 5)
    const circles = Array.from(
      { length: count },
      (_, ring) => `<circle cx="${x}" cy="${y}" r="${Math.round(height * (0.1 + ring * 0.13))}"/>`,
    )
    return `<g fill="none" stroke="${strokes[index]}" stroke-width="${Math.round(height * 0.035)}">${circles.join('')}</g><circle cx="${x}" cy="${y}" r="${Math.round(height * 0.045)}" fill="${colours.accent}"/>`
  })
  return ground(canvas, lot.chance(0.35) ? colours.ink : colours.pale) + groups.join('')
}

/** A skyline of blocks with lit windows. */
const skyline: Family = (canvas) => {
  const { width, height, colours, lot } = canvas
  const fills = [colours.deep, colours.strong, colours.middle]
  const shapes: string[] = []
  let windows = ''
  for (let x = 0; x < width;) {
    const blockWidth = lot.between(Math.round(width * 0.06), Math.round(width * 0.12))
    const blockHeight = lot.between(Math.round(height * 0.25), Math.round(height * 0.75))
    shapes.push(
      `<rect x="${x}" y="${height - blockHeight}" width="${blockWidth - 6}" height="${blockHeight}" fill="${lot.pick(fills)}"/>`,
    )
    if (lot.chance(0.8))
      windows += `M${x + 16} ${height - blockHeight + lot.between(18, 60)}h${Math.max(16, Math.round(blockWidth * 0.3))}v14h-${Math.max(16, Math.round(blockWidth * 0.3))}z`
    x += blockWidth
  }
  return `${ground(canvas, colours.soft)}<circle cx="${lot.between(120, width - 120)}" cy="${Math.round(height * 0.25)}" r="${Math.round(height * 0.11)}" fill="${colours.accent}"/>${shapes.join('')}<path d="${windows}" fill="${colours.accentSoft}"/>`
}

/** Lines that part and meet, as on a map of a railway. */
const lines: Family = (canvas) => {
  const { width, height, colours, lot } = canvas
  const strokes = [colours.strong, colours.accent, colours.middle, colours.deep]
  const stops: string[] = []
  const paths = strokes.map((stroke, index) => {
    let y = Math.round(height * (0.2 + index * 0.2))
    let path = `M-20 ${y}`
    for (let x = Math.round(width / 6); x < width; x += Math.round(width / 6)) {
      const shift = lot.pick([-1, 0, 0, 1]) * Math.round(height * 0.12)
      path += `H${x - Math.abs(shift)}l${Math.abs(shift)} ${shift}`
      y += shift
      if (lot.chance(0.5)) stops.push(`<circle cx="${x + 30}" cy="${y}" r="${Math.round(height * 0.022)}"/>`)
    }
    return `<path d="${path}H${width + 20}" stroke="${stroke}"/>`
  })
  return (
    `${ground(canvas, colours.pale)}<g fill="none" stroke-width="${Math.round(height * 0.03)}" stroke-linejoin="round">${paths.join('')}</g>` +
    `<g fill="${colours.pale}" stroke="${colours.ink}" stroke-width="${Math.round(height * 0.01)}">${stops.join('')}</g>`
  )
}

/** Sheets of paper lying over each other. */
const sheets: Family = (canvas) => {
  const { width, height, colours, lot } = canvas
  const fills = [colours.middle, colours.accentSoft, colours.strong, colours.soft, colours.accent]
  const shapes = fills.map((fill, index) => {
    const sheetWidth = Math.round(height * lot.pick([0.5, 0.6, 0.7]))
    const sheetHeight = Math.round(sheetWidth * 1.3)
    const x = Math.round(width * (0.06 + index * 0.18))
    const y = lot.between(-Math.round(height * 0.1), Math.round(height * 0.3))
    return `<rect x="${x}" y="${y}" width="${sheetWidth}" height="${sheetHeight}" rx="${Math.round(height * 0.04)}" fill="${fill}" opacity=".92" transform="rotate(${lot.between(-22, 22)} ${x + sheetWidth / 2} ${y + sheetHeight / 2})"/>`
  })
  return ground(canvas, lot.chance(0.4) ? colours.deep : colours.pale) + shapes.join('')
}

const families: Family[] = [hills, tiles, rings, skyline, lines, sheets]

/** A picture without a subject: covers, cases, articles. */
export function composition(key: string, width: number, height: number): string {
  const lot = dice(`composition:${key}`)
  return lot.pick(families)({ width, height, colours: palette(key), lot })
}
