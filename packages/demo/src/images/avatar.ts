import { dice } from '../seeded.ts'
import { palette } from './colour.ts'
import { letters } from './letters.ts'

/** An abstract monogram in a square; the page rounds it. */
export function avatar(key: string, label: string): string {
  const lot = dice(`avatar:${key}`)
  const colours = palette(`avatar:${key}`)
  const ground = lot.pick([colours.soft, colours.pale, colours.accentSoft])
  const shapes = [
    () =>
      `<circle cx="${lot.between(20, 110)}" cy="${lot.between(150, 230)}" r="${lot.between(80, 120)}" fill="${colours.middle}" opacity=".55"/>`,
    () =>
      `<circle cx="${lot.between(150, 240)}" cy="${lot.between(10, 90)}" r="${lot.between(60, 100)}" fill="${colours.accent}" opacity=".4"/>`,
    () =>
      `<path d="M0 ${lot.between(120, 190)}Q64 ${lot.between(90, 150)} 128 ${lot.between(140, 190)}T256 ${lot.between(120, 190)}V256H0Z" fill="${colours.middle}" opacity=".6"/>`,
    () =>
      `<rect x="${lot.between(110, 170)}" y="-30" width="150" height="320" fill="${colours.accent}" opacity=".35" transform="rotate(${lot.between(12, 40)} 128 128)"/>`,
  ]
  const first = lot.between(0, shapes.length - 1)
  const second = (first + lot.between(1, shapes.length - 1)) % shapes.length
  return (
    `<rect width="256" height="256" fill="${ground}"/>${shapes[first]?.() ?? ''}${shapes[second]?.() ?? ''}` +
    letters(label, { centreX: 128, centreY: 130, height: 78, colour: colours.ink, weight: 14 })
  )
}
