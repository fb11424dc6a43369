import { describe, expect, it } from 'vitest'
import { isCountry } from './countries.ts'
import { vatTerritories, vatTerritoryOf } from './vat-territories.ts'

const territory = (countryCode: string, postalCode: string | null = null) =>
  vatTerritoryOf({ countryCode, postalCode })?.name ?? null

describe('the VAT territory of a place', () => {
  it.each([
    ['MC', '98000', 'Monaco'],
    ['GR', '63086', 'Mount Athos'],
    ['GR', '630 86', 'Mount Athos'],
    ['GR', '63087', 'Mount Athos'],
    ['ES', '35001', 'Canary Islands'],
    ['ES', 'E-38001', 'Canary Islands'],
    ['ES', '51001', 'Ceuta'],
    ['ES', '52006', 'Melilla'],
    ['FI', '22100', 'Åland'],
    ['FI', 'AX-22100', 'Åland'],
    ['AX', null, 'Åland'],
    ['IT', '22061', "Campione d'Italia"],
    ['IT', '23041', 'Livigno'],
    ['IT', 'I-23041', 'Livigno'],
    ['DE', '27498', 'Heligoland'],
    ['DE', 'D-78266', 'Büsingen'],
    ['FR', '97110', 'French overseas departments'],
    ['FR', '97400', 'French overseas departments'],
    ['FR', '98800', 'French overseas collectivities'],
    ['RE', '97400', 'Réunion'],
    ['CY', '99300', 'Northern Cyprus'],
    ['GB', 'BT1 5GS', 'Northern Ireland'],
    ['GB', 'BFPO 57', 'Akrotiri and Dhekelia'],
    ['GB', 'BFPO 59', 'Akrotiri and Dhekelia'],
    ['GB', 'BF1 2AS', 'Akrotiri and Dhekelia'],
    ['GB', 'BF1 2AW', 'Akrotiri and Dhekelia'],
    ['GL', '3900', 'Greenland'],
    ['DK', '3900', 'Greenland'],
    ['DK', 'DK-3992', 'Greenland'],
    ['IM', 'IM1 1AF', 'Isle of Man'],
    ['PT', '9000-018', 'Madeira'],
    ['PT', '9500-150', 'Azores'],
  ])('of %s %s is %s', (countryCode, postalCode, name) => {
    expect(territory(countryCode, postalCode)).toBe(name)
  })

  it.each([
    ['ES', '28001'],
    ['ES', null],
    ['FR', '75001'],
    ['FR', '20000'],
    // Monaco's code, written by a French company: the ISO code of Monaco says where a company is.
    ['FR', '98000'],
    ['FI', '00100'],
    ['IT', '22100'],
    // Former codes of Campione d'Italia and Livigno, which other communes still have.
    ['IT', '22060'],
    ['IT', '23030'],
    ['DE', '27499'],
    ['CY', '1010'],
    ['GB', 'SW1A 1AA'],
    ['GB', 'BFPO 52'],
    ['GB', 'BFPO 530'],
    ['DK', '3700'],
    ['PT', '1000-001'],
    ['AT', '6900'],
    // Jungholz, Mittelberg and Lemnos: their lower rates are for suppliers established there.
    ['AT', '6691'],
    ['AT', '6993'],
    ['GR', '81400'],
    // Ouranoupoli, on the way to Mount Athos.
    ['GR', '63075'],
    ['EE', '35001'],
  ])('of %s %s is that of the country', (countryCode, postalCode) => {
    expect(territory(countryCode, postalCode)).toBeNull()
  })

  it('has a source, and an ISO code that exists', () => {
    for (const { countryCode, source } of vatTerritories) {
      expect(isCountry(countryCode)).toBe(true)
      expect(source).not.toBe('')
    }
  })
})
