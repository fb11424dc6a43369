import { describe, expect, it } from 'vitest'
import { initialsOf, prose, slugOf, typeset } from './typography.ts'

describe('typography', () => {
  it('sets quotes and spaces as each language does', () => {
    expect(typeset('en', `He said "yes", didn't he?`)).toBe('He said “yes”, didn’t he?')
    expect(typeset('en', '"Are you sure?", "Is it?".')).toBe('“Are you sure?”, “Is it?”.')
    expect(typeset('et', 'Ta ütles "jah".')).toBe('Ta ütles „jah“.')
    expect(typeset('fr', `Il dit "oui" : c'est 1 200 € !`)).toBe(
      'Il dit «\u00a0oui\u00a0»\u00a0: c’est 1\u202f200\u00a0€\u202f!',
    )
  })

  it('removes the indentation of the source', () => {
    expect(prose('en', '\n      One.\n\n      - two\n    ')).toBe('One.\n\n- two')
  })

  it('makes slugs of names', () => {
    expect(slugOf('Põllu äpp: C++ ja œuvre')).toBe('pollu-app-cpp-ja-oeuvre')
  })

  it('takes initials from names', () => {
    expect(initialsOf('Équerre & Torsion SAS')).toBe('ÉT')
  })
})
