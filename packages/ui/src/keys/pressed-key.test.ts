import { expect, it } from 'vitest'
import { pressedKey } from './pressed-key.ts'

const enter = { key: 'Enter', keyCode: 13, isComposing: false }

it('is the key of an event of the browser or of React', () => {
  expect(pressedKey(enter)).toBe('Enter')
  expect(pressedKey({ nativeEvent: enter })).toBe('Enter')
})

it('is none during a composition, in the order of Chromium and Firefox and in that of Safari', () => {
  expect(pressedKey({ ...enter, isComposing: true })).toBe('')
  expect(pressedKey({ ...enter, isComposing: true, keyCode: 229 })).toBe('')
  expect(pressedKey({ ...enter, keyCode: 229 })).toBe('')
})
