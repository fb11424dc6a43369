import bigList from '../naughty-strings/blns.json' with { type: 'json' }

const ofOurOwn = [
  'a\u0000b',
  '\ud800',
  'line\r\nSet-Cookie: a=b',
  '\u202Eevil\u202C',
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  'n\u0303 and \u00F1',
  `o${'\u0308'.repeat(500)}`,
  "Robert'); drop table users; --",
  '</script><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '=HYPERLINK("https://evil.test","x")',
]

/** Texts that have broken programs before. Each is stored and shown as it is, or refused. */
export const naughtyStrings: readonly string[] = [...new Set([...bigList, ...ofOurOwn])]
