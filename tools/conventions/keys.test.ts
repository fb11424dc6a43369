import { describe, expect, it } from 'vitest'
import { codeOf, read } from './sources.ts'

const home = 'packages/ui/src/keys/pressed-key.ts'
/** The focus in a text field has closed every menu, so no text is composed while one is open. */
const withoutTexts = ['shell/src/document/page-script/close-menus.ts']

const handlesKeys = /\bonKey(?:Down|Up|Press)\b|['"]key(?:down|up|press)['"]|\bKeyboardEvent\b/
/** The key itself, taken from the event: `event.key`, `({ key }) =>`, `const { key } = event`. */
const readsKey =
  /\b(?:e|event|nativeEvent)\.(?:key|code)\b|\(\{[^()]*\bkey\b[^()]*\}(?:: \w+)?\) =>|\{[^{}]*\bkey\b[^{}]*\} = (?:e|event|nativeEvent)\b/
const composes = /\b(?:isComposing|keyCode)\b|\bevent\.which\b/
const namesEnter = /['"]Enter['"]|\bEnter:/

/** Whether a handler of keys in this source would take the Enter that ends a composition for its own. */
const takesComposedKeys = (source: string): boolean =>
  (handlesKeys.test(source) && (readsKey.test(source) || composes.test(source))) ||
  (namesEnter.test(source) && !source.includes('pressedKey('))

describe('handlers of keys', () => {
  it('read the key by pressedKey, which is none during a composition', () => {
    const browserCode = codeOf('{shell,mf-*,packages/*}/src/**/*.{ts,tsx}')
    expect(browserCode).toContain(home)
    const offending = browserCode.filter((path) => takesComposedKeys(read(path)))
    expect(offending.filter((path) => path !== home && !withoutTexts.includes(path))).toEqual([])
  })

  it.each([
    `<input onKeyDown={(event) => event.key === 'Enter' && send()} />`,
    `<input onKeyDown={({ key }) => key === 'Enter' && send()} />`,
    `<input onKeyUp={(event) => { const { key, shiftKey } = event; if (key === "Enter" && !shiftKey) send() }} />`,
    `<input onKeyDown={(event) => ({ Enter: send, Escape: close })[event.nativeEvent.key]?.()} />`,
    `addEventListener('keydown', (event) => event.keyCode === 13 && send())`,
    `addEventListener('keydown', ({ key }: KeyboardEvent) => key === 'Escape' && close())`,
    `const press = (event: KeyboardEvent) => event.key === 'Enter' && !event.isComposing && send()`,
    `export const isSent = (key: string) => key === 'Enter'`,
  ])('are detected without it: %s', (source) => {
    expect(takesComposedKeys(source)).toBe(true)
  })

  it.each([
    `<input onKeyDown={(event) => pressedKey(event) === 'Enter' && send()} />`,
    `<input onKeyDown={press} />`,
    `addEventListener('keydown', start)`,
  ])('pass with it: %s', (source) => {
    expect(takesComposedKeys(source)).toBe(false)
  })
})
