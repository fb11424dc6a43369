import { expect, it } from 'vitest'
import { filesOf, read } from './sources.ts'

/**
 * Companies without a registration number publish as well, and only the registers of two countries are queried. So no
 * text may claim that all companies are verified, registered or compared with a register.
 */
const claims = [
  /\b(?:of|by|from|among) (?:verified|registered|checked|vetted) compan/i,
  /\bfor registered companies/i,
  /every company is (?:verified|checked|compared)/i,
  /companies registered in a|(?:companies|organisations)[^.]* entered in an official register\./i,
  /we compare companies with the official registers/i,
  /kontrollitud ettevõtete|registreeritud ettevõte(?:te|tele)|iga ettevõtet (?:võrreldakse|kontrollitakse)/i,
  /registrisse kantud ettevõt|võrdleme ettevõtteid ametlike registritega/i,
  /(?:d’|d'|aux |des )entreprises (?:vérifiées|immatriculées)|chaque entreprise est (?:vérifiée|comparée)/i,
  /(?:entreprises|organisations) inscrites à un registre|comparons les entreprises aux registres/i,
]

it('no text claims a fact of some companies for all of them', () => {
  const paths = filesOf('**/messages/**/*.json', 'packages/demo/src/pages/**/*.{md,ts}')
  const found = paths.flatMap((path) =>
    read(path)
      .split('\n')
      .filter((line) => claims.some((claim) => claim.test(line)))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
