/**
 * Capitals drawn as strokes in a box of 60 × 100. The machine that rasterises the images may have no font at all,
 * and then text would come out blank.
 */
const strokes: Record<string, string> = {
  A: 'M0 100L30 0L60 100M11 66H49',
  B: 'M4 0V100H32Q60 100 60 73T34 48H4M34 48Q54 46 54 24T32 0H4',
  C: 'M58 18Q46 0 30 0Q0 0 0 50T30 100Q46 100 58 82',
  D: 'M4 0V100H24Q60 100 60 50T24 0Z',
  E: 'M56 0H4V100H56M4 49H46',
  F: 'M56 0H4V100M4 49H46',
  G: 'M57 17Q46 0 30 0Q0 0 0 50T30 100Q60 100 60 56H34',
  H: 'M4 0V100M56 0V100M4 49H56',
  I: 'M30 0V100',
  J: 'M48 0V70Q48 100 24 100Q4 100 2 80',
  K: 'M4 0V100M56 0L4 58M22 40L58 100',
  L: 'M6 0V100H56',
  M: 'M0 100V0L30 56L60 0V100',
  N: 'M4 100V0L56 100V0',
  O: 'M30 0Q60 0 60 50T30 100Q0 100 0 50T30 0Z',
  P: 'M4 100V0H32Q58 0 58 28T32 56H4',
  Q: 'M30 0Q60 0 60 50T30 100Q0 100 0 50T30 0ZM38 74L60 104',
  R: 'M4 100V0H32Q58 0 58 27T32 54H4M32 54L58 100',
  S: 'M55 16Q46 0 30 0Q5 0 5 24Q5 44 30 49Q58 54 58 77Q58 100 30 100Q10 100 2 82',
  T: 'M0 0H60M30 0V100',
  U: 'M4 0V62Q4 100 30 100T56 62V0',
  V: 'M0 0L30 100L60 0',
  W: 'M-4 0L13 100L30 24L47 100L64 0',
  X: 'M0 0L60 100M60 0L0 100',
  Y: 'M0 0L30 50L60 0M30 50V100',
  Z: 'M2 0H58L2 100H58',
}

export interface LetterStyle {
  centreX: number
  centreY: number
  /** Height of a capital, in the units of the image. */
  height: number
  colour: string
  weight: number
}

/** One or two capitals as a single stroked path, centred on a point. */
export function letters(text: string, style: LetterStyle): string {
  const drawn = [...plainCapitals(text)].filter((letter) => strokes[letter]).slice(0, 2)
  const scale = style.height / 100
  const advance = 88
  const width = drawn.length * 60 + (drawn.length - 1) * (advance - 60)
  const left = style.centreX - (width * scale) / 2
  const top = style.centreY - style.height / 2
  const paths = drawn
    .map((letter, index) => `<path transform="translate(${index * advance})" d="${strokes[letter]}"/>`)
    .join('')
  return (
    `<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)})" fill="none" stroke="${style.colour}" ` +
    `stroke-width="${style.weight}" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`
  )
}

function plainCapitals(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
