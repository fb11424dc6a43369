import { expect, it } from 'vitest'
import { parseQuery } from './parse-query.ts'

const shown = (query: string): string[] =>
  parseQuery(query).map(
    ({ isExcluded, isPhrase, words }) => `${isExcluded ? 'not ' : ''}${isPhrase ? 'phrase ' : ''}${words.join('+')}`,
  )

it.each([
  ['react developer', ['react', 'developer']],
  ['"web shop" react', ['phrase web+shop', 'react']],
  ['„veebi pood“ «boutique en ligne» “web shop”', ['phrase veebi+pood', 'phrase boutique+en+ligne', 'phrase web+shop']],
  ['react -angular', ['react', 'not angular']],
  ['react -"web shop"', ['react', 'not phrase web+shop']],
  ['-php', ['not php']],
  ['logo −print', ['logo', 'not print']],
  // A minus inside of a word, or by itself, is none.
  ['e-mail', ['e', 'mail']],
  ['design - print', ['design', 'print']],
  ['react --angular', ['react', 'angular']],
  ['-e-mail', ['not e+mail']],
  // Names of the trade
  ['C# .NET c++ node.js', ['C#', '.NET', 'c++', 'node', 'js']],
  ['-c++', ['not c++']],
  ["l'audit d’un site, C'est", ["l'", 'audit', 'd’', 'un', 'site', "C'", 'est']],
  // Quotes left open, quotes around nothing, inches
  ['"web shop', ['web', 'shop']],
  ['web shop"', ['web', 'shop']],
  ['"" react', ['react']],
  ['27" monitor 30"', ['27', 'monitor', '30']],
  // Nothing to look for
  ['- " ! & | ( ) <-> :* % \\', []],
  ['😀', []],
  // Once each
  ['react React -react', ['react', 'not react']],
  ['שלום "עולם גדול"', ['שלום', 'phrase עולם+גדול']],
])('reads %j', (query, parts) => {
  expect(shown(query)).toEqual(parts)
})

it('reads no more than a dozen words, none of them longer than any word is', () => {
  expect(parseQuery(Array.from({ length: 40 }, (_, index) => `w${index}`).join(' '))).toHaveLength(12)
  expect(parseQuery('ä'.repeat(300))[0]!.words[0]).toHaveLength(60)
})
