import { beforeEach, describe, expect, it } from 'vitest'
import { RegisterUnavailableError } from '../src/registers/register.ts'
import { createRegisters } from '../src/registers/registers.ts'
import { type Mood, registerServer } from './register-server.ts'

const server = registerServer()
const ofCountry = (country: string) => createRegisters(server.urls(), 'EE102030402').ofCountry(country)!
const vat = () => createRegisters(server.urls(), 'EE102030402').vat!
beforeEach(() => server.be('well'))

describe('a register', () => {
  it('of Estonia is searched by name and by number, without its leading zeros', async () => {
    expect(await ofCountry('EE').search('põhja')).toEqual([
      {
        registrationNumber: '10060701',
        name: 'Põhja Tarkvara OÜ',
        address: 'Pärnu mnt 1, Tallinn',
        cityTitle: null,
        isActive: true,
      },
    ])
    expect(await ofCountry('EE').find('00000035')).toMatchObject({ name: 'Nullid Ees OÜ', address: null })
    expect(await ofCountry('EE').find('12345678')).toMatchObject({ isActive: false })
    expect(await ofCountry('EE').find('99999999')).toBeNull()
  })

  it('of France is queried by the SIREN of a SIRET', async () => {
    expect(await ofCountry('FR').find('732 829 320 00074')).toEqual({
      registrationNumber: '732829320',
      name: 'ATELIER NUMERIQUE',
      address: '3 RUE DE LA PAIX 69001 LYON',
      cityTitle: 'LYON',
      isActive: true,
    })
  })

  it('of VAT numbers returns whether one is valid, and is unavailable with the member state', async () => {
    expect(await vat().check('EE 100 931 558')).toEqual({
      isValid: true,
      name: 'PÕHJA TARKVARA OÜ',
      address: 'PÄRNU MNT 1, TALLINN',
      consultationNumber: 'WAPIAAAAX for EE102030402',
    })
    expect((await vat().check('EE100594102')).isValid).toBe(false)
    await expect(vat().check('DE136695976')).rejects.toBeInstanceOf(RegisterUnavailableError)
  })

  it('without a configured address is missing', () => {
    const none = createRegisters({ estonianUrl: undefined, frenchUrl: undefined, viesUrl: undefined }, 'EE102030402')
    expect([none.ofCountry('EE'), none.ofCountry('LV'), none.vat]).toEqual([null, null, null])
  })

  it.each<Mood>(['busy', 'broken', 'malformed', 'huge', 'elsewhere', 'slow'])(
    'that is %s is not available, whichever it is',
    { timeout: 10_000 },
    async (mood) => {
      server.be(mood)
      const asked = [ofCountry('EE').find('10060701'), ofCountry('FR').find('732829320'), vat().check('EE100931558')]
      for (const outcome of await Promise.allSettled(asked))
        expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(RegisterUnavailableError) })
    },
  )
})
