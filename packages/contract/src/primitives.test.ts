import { describe, expect, it } from 'vitest'
import { anyEmail, email, line, programLine, tagLabel, text } from './primitives.ts'

const accepts = (schema: { safeParse: (value: string) => { success: boolean } }, value: string): boolean =>
  schema.safeParse(value).success

/** Written with joiners, marks of direction or combining marks, as people write them. */
const written = [
  ['Persian with zero-width non-joiners', 'می‌خواهم'],
  ['Arabic', 'شركة البرمجيات'],
  ['Arabic with a mark of direction', 'شركة\u{200E} ACME'],
  ['Hebrew', 'חברת תוכנה'],
  ['Hindi with a joiner', 'क्‍षेत्र'],
  ['Thai', 'บริษัทไทย'],
  ['Korean', '소프트웨어'],
  ['Chinese', '软件公司'],
  ['Estonian with combining marks', 'Õunapuu OÜ'.normalize('NFD')],
  ['emoji that are joined', '👨‍👩‍👧 👩🏽‍💻 ❤️'],
  ['a flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 abc'],
  ['a symbol', '™ & © §'],
] as const

describe('line and text', () => {
  it.each(written)('accept and keep %s', (_what, value) => {
    expect([line(2, 50).parse(value), text(2, 50).parse(value)]).toEqual([value, value])
  })
  it.each([
    ['zero-width spaces', '\u{200B}\u{200B}\u{200B}'],
    ['soft hyphens', '\u{AD}\u{AD}\u{AD}'],
    ['Hangul fillers', '\u{3164}\u{3164}\u{3164}'],
    ['empty Braille cells', '\u{2800}\u{2800}\u{2800}'],
    ['combining marks', '\u{301}\u{301}\u{301}'],
    ['wide spaces', '\u{3000}\u{2003}\u{A0}'],
    ['joiners', '\u{200D}\u{200C}\u{2060}'],
    ['variation selectors and tags', '\u{FE0F}\u{E0100}\u{E0061}'],
    ['private use', '\u{E000}\u{F0000}\u{10FFFD}'],
  ])('are empty with nothing but %s', (_what, value) => {
    expect([line(1, 50), text(1, 50), tagLabel].map((schema) => accepts(schema, value))).toEqual([false, false, false])
  })
  it('count visible characters: spaces once, invisible ones never', () => {
    expect(
      ['a\u{200B}\u{AD}\u{3164}', 'a   ', 'ab\u{2800}\u{2800}', 'a  b'].map((value) => accepts(line(3, 50), value)),
    ).toEqual([false, false, false, true])
  })
  it('are no longer than their limit, counting invisible characters', () => {
    expect(['a'.repeat(50), `a${'\u{200B}'.repeat(50)}`].map((value) => accepts(line(1, 50), value))).toEqual([
      true,
      false,
    ])
  })
  it.each([
    ['a line feed', 'abc\ndef', 'abc\ndef'],
    ['a tab', 'abc\tdef', 'abc\tdef'],
    ['a carriage return', 'abc\r\ndef\rghi', 'abc\ndef\nghi'],
    ['a line separator', 'abc\u{2028}def', 'abc\ndef'],
    ['NUL', 'abc\u0000def', 'abcdef'],
    ['an escape', 'abc\u001B[31mdef', 'abc[31mdef'],
    ['an override of direction', 'abc\u{202E}def', 'abcdef'],
    ['an isolate', 'abc\u{2066}def', 'abcdef'],
    ['a noncharacter', 'abc\u{FFFE}def', 'abcdef'],
  ])('refuse %s in a line and keep paragraphs plain', (_what, value, plain) => {
    expect([accepts(line(1, 50), value), text(1, 50).parse(value)]).toEqual([false, plain])
  })
  it('refuse halves of characters', () => {
    expect([line(1, 50), text(1, 50)].map((schema) => accepts(schema, 'abc\u{D800}'))).toEqual([false, false])
  })
})

describe('a line of a program', () => {
  it('drops forbidden characters', () => {
    expect(programLine(50).parse('invoice\u{202E}fdp\n.exe')).toBe('invoicefdp.exe')
  })
})

describe('an e-mail address', () => {
  it.each([
    '\u{200B}name@example.com',
    'name@example.com\u{FEFF}',
    ' \tname@example.com\n',
    '\u{2800}name@example.com\u{E0061}',
  ])('is the same with invisible characters around it: %j', (value) => {
    expect([email.parse(value), anyEmail.parse(value)]).toEqual(['name@example.com', 'name@example.com'])
  })
  it('holds no invisible characters inside', () => {
    expect(accepts(email, 'na\u{200B}me@example.com')).toBe(false)
  })
})
