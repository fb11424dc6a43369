import { describe, expect, it } from 'vitest'
import { canonicalRegistrationNumber, registrationNumberProblem } from './registration-number.ts'

describe('a registration number', () => {
  it.each([
    ['of Estonia', 'EE', '10060701'],
    ['of Estonia, with spaces', 'EE', ' 1006 0701 '],
    ['of Estonia, by the second round of weights', 'EE', '00000035'],
    ['of France: a SIREN', 'FR', '732 829 320'],
    ['of France: a SIRET', 'FR', '73282932000074'],
    ['of La Poste: its head office', 'FR', '35600000000048'],
    ['of La Poste: an establishment that Luhn refuses', 'FR', '35600000049837'],
    ['of another country', 'DE', 'HRB 12345'],
    ['of a country that is the name of a property', 'constructor', 'HRB 12345'],
    ['that there is none, in Estonia', 'EE', 'none'],
    ['that there is none, in France', 'FR', 'None'],
  ])('is taken %s', (_what, country, number) => {
    expect(registrationNumberProblem(number, country)).toBeNull()
  })

  it.each([
    ['of Estonia with a wrong check digit', 'EE', '19999999', 'registration-number-check'],
    ['of Estonia with seven digits', 'EE', '1006070', 'registration-number'],
    ['of Estonia with letters', 'EE', 'EE10060701', 'registration-number'],
    ['of France with a wrong check digit', 'FR', '732829321', 'registration-number-check'],
    ['of France with a wrong SIREN, though Luhn holds', 'FR', '73282932100073', 'registration-number-check'],
    ['of La Poste with digits that do not add up to a five', 'FR', '35600000049838', 'registration-number-check'],
    ['of France with ten digits', 'FR', '7328293200', 'registration-number'],
    ['of another country, of signs', 'DE', '!', 'registration-number'],
    ['that is empty', 'EE', '', 'registration-number'],
  ])('is refused %s', (_what, country, number, problem) => {
    expect(registrationNumberProblem(number, country)).toBe(problem)
  })

  it('is written as in the register', () => {
    expect(canonicalRegistrationNumber(' 732 829 320 ')).toBe('732829320')
    expect(canonicalRegistrationNumber(' HRB 12345 ')).toBe('HRB 12345')
  })
})
