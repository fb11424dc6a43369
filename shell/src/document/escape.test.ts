import { expect, it } from 'vitest'
import { scriptJson } from './escape.ts'

it('writes JSON that cannot end its element and parses as before', () => {
  const value = { text: '</script><!--<script>', line: '\u2028' }
  const written = scriptJson(value)
  expect(written).not.toContain('<')
  expect(JSON.parse(written)).toEqual(value)
})
