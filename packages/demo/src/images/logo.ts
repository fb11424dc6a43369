import { dice, type Dice } from '../seeded.ts'
import { palette, type Palette } from './colour.ts'
import { letters } from './letters.ts'

type Family = (colours: Palette, lot: Dice, initials: string) => string

const tile = (fill: string) => `<rect width="256" height="256" rx="56" fill="${fill}"/>`

const quarters: Family = (colours, lot) => {
  const fills = [colours.strong, colours.accent, colours.deep, colours.middle]
  const corners = [
    'M48 128V48H128A80 80 0 0 1 48 128Z',
    'M128 48H208V128A80 80 0 0 1 128 48Z',
    'M208 128V208H128A80 80 0 0 1 208 128Z',
    'M128 208H48V128A80 80 0 0 1 128 208Z',
  ]
  const blocks = [
    [88, 88],
    [168, 88],
    [168, 168],
    [88, 168],
  ] as const
  const round = lot.between(0, 3)
  const shapes = corners.map((corner, index) => {
    const [x, y] = blocks[index] ?? [128, 128]
    return index === round
      ? `<circle cx="${x}" cy="${y}" r="36" fill="${fills[index]}"/>`
      : `<path d="${corner}" fill="${fills[index]}"/>`
  })
  return tile(colours.pale) + shapes.join('')
}

const arches: Family = (colours, lot) => {
  const radii = [80, 54, 28]
  const fills = lot.chance(0.5)
    ? [colours.deep, colours.middle, colours.accent]
    : [colours.strong, colours.soft, colours.deep]
  const shapes = radii.map(
    (radius, index) =>
      `<path d="M${128 - radius} 196V128A${radius} ${radius} 0 0 1 ${128 + radius} 128V196Z" fill="${fills[index]}"/>`,
  )
  return tile(colours.pale) + shapes.join('')
}

const petals: Family = (colours, lot) => {
  const count = lot.pick([5, 6, 8])
  const shapes = Array.from({ length: count }, (_, index) => {
    const fill = index % 2 === 0 ? colours.strong : colours.middle
    return `<ellipse cx="128" cy="78" rx="${count === 8 ? 20 : 27}" ry="48" fill="${fill}" transform="rotate(${Math.round((360 / count) * index)} 128 128)"/>`
  })
  return `${tile(colours.pale)}${shapes.join('')}<circle cx="128" cy="128" r="20" fill="${colours.accent}"/>`
}

const bars: Family = (colours, lot) => {
  const heights = [lot.between(50, 90), lot.between(90, 130), lot.between(120, 160), lot.between(60, 110)]
  const fills = [colours.middle, colours.strong, colours.deep, colours.accent]
  const shapes = heights.map(
    (height, index) =>
      `<rect x="${50 + index * 41}" y="${Math.round(128 - height / 2)}" width="30" height="${height}" rx="15" fill="${fills[index]}"/>`,
  )
  return tile(colours.pale) + shapes.join('')
}

const hexagon: Family = (colours, lot) => {
  const faces =
    `<path d="M128 40L204 84V172L128 216L52 172V84Z" fill="${colours.strong}"/>` +
    `<path d="M128 128L204 84V172L128 216Z" fill="${colours.deep}"/><path d="M128 40L204 84L128 128L52 84Z" fill="${colours.middle}"/>`
  const core = lot.pick([
    `<path d="M128 94L166 116V150L128 172L90 150V116Z" fill="${colours.accentSoft}"/>`,
    `<circle cx="128" cy="128" r="34" fill="${colours.accent}"/>`,
    '',
  ])
  return tile(colours.pale) + faces + core
}

const steps: Family = (colours, lot) => {
  const fills = [colours.soft, colours.middle, colours.strong, colours.deep]
  const isRising = lot.chance(0.5)
  const shapes = fills.map((fill, index) => {
    const height = 38 * (isRising ? index + 1 : 4 - index)
    return `<rect x="${48 + index * 40}" y="${204 - height}" width="40" height="${height}" fill="${fill}"/>`
  })
  const ballX = isRising ? 68 : 188
  return `${tile(colours.pale)}${shapes.join('')}<circle cx="${ballX}" cy="${lot.between(72, 104)}" r="20" fill="${colours.accent}"/>`
}

const lens: Family = (colours, lot) => {
  const shift = lot.between(26, 44)
  return (
    `${tile(colours.pale)}<circle cx="${128 - shift}" cy="128" r="68" fill="${colours.strong}"/>` +
    `<circle cx="${128 + shift}" cy="128" r="68" fill="${colours.accent}"/>` +
    `<clipPath id="l"><circle cx="${128 - shift}" cy="128" r="68"/></clipPath>` +
    `<circle cx="${128 + shift}" cy="128" r="68" fill="${colours.deep}" clip-path="url(#l)"/>`
  )
}

const sail: Family = (colours, lot) => {
  const lean = lot.between(-14, 14)
  return (
    `${tile(colours.deep)}<g transform="rotate(${lean} 128 150)"><path d="M120 44V176H52Q104 136 120 44Z" fill="${colours.soft}"/>` +
    `<path d="M136 68Q196 120 204 176H136Z" fill="${colours.accent}"/><path d="M48 192H208Q196 222 160 222H96Q60 222 48 192Z" fill="${colours.middle}"/></g>`
  )
}

const waves: Family = (colours, lot) => {
  const lift = lot.between(12, 26)
  const strips = [colours.soft, colours.middle, colours.strong, colours.deep]
  const shapes = strips.map((fill, index) => {
    const y = 92 + index * 32
    return `<path d="M32 ${y}Q80 ${y - lift} 128 ${y}T224 ${y}V232H32Z" fill="${fill}"/>`
  })
  return (
    `${tile(colours.pale)}<clipPath id="c"><circle cx="128" cy="128" r="86"/></clipPath><g clip-path="url(#c)">` +
    `<rect width="256" height="256" fill="${colours.accentSoft}"/><circle cx="${lot.between(96, 166)}" cy="84" r="22" fill="${colours.accent}"/>${shapes.join('')}</g>`
  )
}

const monogram: Family = (colours, lot, initials) =>
  tile(lot.chance(0.6) ? colours.deep : colours.strong) +
  letters(initials, { centreX: 128, centreY: 128, height: 88, colour: colours.pale, weight: 15 }) +
  `<rect x="64" y="196" width="${lot.between(40, 128)}" height="10" rx="5" fill="${colours.accent}"/>`

const orbit: Family = (colours, lot, initials) => {
  const angle = lot.between(0, 359)
  return (
    tile(colours.pale) +
    `<circle cx="128" cy="128" r="82" fill="none" stroke="${colours.soft}" stroke-width="16"/>` +
    `<g transform="rotate(${angle} 128 128)"><path d="M128 46A82 82 0 0 1 210 128" fill="none" stroke="${colours.strong}" stroke-width="16" stroke-linecap="round"/>` +
    `<circle cx="128" cy="210" r="17" fill="${colours.accent}"/></g>` +
    letters(initials.charAt(0), { centreX: 128, centreY: 128, height: 62, colour: colours.ink, weight: 17 })
  )
}

const stack: Family = (colours, lot, initials) => {
  const turn = lot.pick([-12, -8, 8, 12])
  return (
    tile(colours.soft) +
    `<rect x="62" y="62" width="132" height="132" rx="30" fill="${colours.middle}" transform="rotate(${turn * 2} 128 128)"/>` +
    `<rect x="62" y="62" width="132" height="132" rx="30" fill="${colours.deep}" transform="rotate(${turn} 128 128)"/>` +
    letters(initials, { centreX: 128, centreY: 128, height: 54, colour: colours.accentSoft, weight: 16 })
  )
}

const families: Family[] = [quarters, arches, petals, bars, hexagon, waves, monogram, orbit, stack, steps, lens, sail]

export function logo(key: string, label: string): string {
  const lot = dice(`logo:${key}`)
  return lot.pick(families)(palette(key), lot, label)
}
