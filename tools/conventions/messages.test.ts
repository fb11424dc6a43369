import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser'
import { locales } from '@sild/contract/enums'
import { describe, expect, it } from 'vitest'
import { dynamicMessages } from './dynamic-messages.ts'
import { messageIdsOf } from './message-ids.ts'
import { apps, codeOf, filesOf, readJson } from './sources.ts'

type Texts = Readonly<Record<string, string>>

/** The apps, and the dialogs that several of them show. */
const owners = [...apps, 'dialogs']
const folderOf = (owner: string): string => (apps.includes(owner) ? owner : `packages/${owner}`)
/** Of all pages, and those that only some of them load. */
const textsOf = (owner: string, locale: string): Texts =>
  Object.assign(
    {},
    ...[`${locale}.json`, `*/${locale}.json`]
      .flatMap((files) => filesOf(`${folderOf(owner)}/src/messages/${files}`))
      .map(readJson),
  )
const codeOfOwner = (owner: string) =>
  codeOf(
    `${folderOf(owner)}/src/**/*.{ts,tsx}`,
    // Its hooks say sentences that the shell keeps.
    ...(owner === 'shell' ? ['packages/shell-api/src/*.{ts,tsx}'] : []),
  )
const expanded = (pattern: string): string[] => {
  const [start = '', ...rest] = pattern.split('*')
  return (dynamicMessages[pattern] ?? []).map((value) => `${start}${value}${rest.at(-1)}`)
}

/** Names and kinds of what a text takes: a plural in one language must not be a plain number in another by mistake. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element)) return []
    if (isTagElement(element)) return [`<${element.value}>`, ...argumentsOf(element.children)]
    if (isPluralElement(element) || isSelectElement(element))
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value))]
    return 'value' in element ? [element.value] : []
  })
}
const argumentNames = (text: string): string[] => [...new Set(argumentsOf(parse(text)))].toSorted()

describe.each(owners)('messages of %s', (owner) => {
  const english = textsOf(owner, 'en')
  const files = codeOfOwner(owner).map((path) => ({ path, ...messageIdsOf(path) }))
  const own = (id: string) => id.startsWith(`${owner}.`)
  const patterns = Object.keys(dynamicMessages).filter(own)

  it('begin with its name, so that no two of them have one id for different texts', () => {
    expect(Object.keys(english).filter((id) => !own(id))).toEqual([])
  })

  it.each(locales)(
    'all exist in %s, in the order of the English ones; add missing ones, delete surplus ones',
    (locale) => {
      expect(Object.keys(textsOf(owner, locale))).toEqual(Object.keys(english))
    },
  )

  it.each(locales)('have the same values in %s as in English, or a sentence loses its number or its link', (locale) => {
    const translated = textsOf(owner, locale)
    const differing = Object.keys(english).filter(
      (id) =>
        translated[id] !== undefined && argumentNames(translated[id]).join() !== argumentNames(english[id]!).join(),
    )
    expect(differing).toEqual([])
  })

  it('exist for every id in the code; write it in en.json, et.json and fr.json', () => {
    const missing = files.flatMap(({ asked, path }) =>
      [...asked].filter((id) => own(id) && !id.includes('*') && !(id in english)).map((id) => `${path}: ${id}`),
    )
    expect(missing).toEqual([])
  })

  it('that the code puts together are listed with their values in tools/conventions/dynamic-messages.ts', () => {
    const asked = new Set(files.flatMap((file) => [...file.asked].filter((id) => own(id) && id.includes('*'))))
    expect([...asked].toSorted()).toEqual(patterns.toSorted())
  })

  it('exist for every value that the code may put into an id', () => {
    expect(patterns.flatMap(expanded).filter((id) => !(id in english))).toEqual([])
  })

  it('are all used; delete unused ones', () => {
    const used = new Set([
      ...files.flatMap(({ asked, strings }) => [...asked, ...strings]),
      ...patterns.flatMap(expanded),
    ])
    expect(Object.keys(english).filter((id) => !used.has(id))).toEqual([])
  })
})
