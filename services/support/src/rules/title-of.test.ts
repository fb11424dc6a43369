import { expect, it } from 'vitest'
import { titleOf } from './title-of.ts'

it.each([
  ['Tere', 'Tere'],
  ['  Kas te\n\ntöötate ka  Lätis? ', 'Kas te töötate ka Lätis?'],
  [
    'Meil on kolmkümmend tuhat vana arvet ja me ei tea, kuidas neid üle kanda, aita palun',
    'Meil on kolmkümmend tuhat vana arvet ja me ei tea, kuidas…',
  ],
  ['😀'.repeat(70), `${'😀'.repeat(59)}…`],
])('of "%s" is "%s"', (message, title) => {
  expect(titleOf(message)).toBe(title)
})
