import { describe, expect, it } from 'vitest'
import { parseOptions } from './options.ts'

const wishOf = (...words: string[]) => parseOptions(words)

describe('a wish for a remote', () => {
  it('needs a name and an address; the rest is derived', () => {
    expect(wishOf('mf-deals', '--route', '/deals/old-ones')).toEqual({
      name: 'mf-deals',
      route: '/deals/old-ones',
      titles: { en: 'Deals old ones', et: 'Deals old ones', fr: 'Deals old ones' },
      access: 'public',
      owner: '@sild/deals',
    })
  })

  it('takes a title in each language, an access level and a team', () => {
    const words = ['mf-deals', '--route', '/deals', '--title', "A company's deals", '--title-et', 'Tehingud']
    expect(wishOf(...words, '--access', 'company', '--owner', '@sild/trade.team')).toMatchObject({
      titles: { en: "A company's deals", et: 'Tehingud', fr: "A company's deals" },
      access: 'company',
      owner: '@sild/trade.team',
    })
  })

  it.each([
    ['no name', ['--route', '/deals'], 'Which name?'],
    ['two names', ['mf-deals', 'mf-news', '--route', '/deals'], 'mf-news is one word too many'],
    ['a name without mf-', ['deals', '--route', '/deals'], 'deals is not a name'],
    ['the shell', ['shell', '--route', '/deals'], 'shell is not a name'],
    ['a name that leads elsewhere', ['mf-../x', '--route', '/deals'], 'is not a name'],
    ['capitals in a name', ['mf-Deals', '--route', '/deals'], 'is not a name'],
    ['a name that ends in a hyphen', ['mf-deals-', '--route', '/deals'], 'is not a name'],
    ['no address', ['mf-deals'], 'At which address?'],
    ['an address of another site', ['mf-deals', '--route', '//evil.test'], 'is not an address'],
    ['the home page', ['mf-deals', '--route', '/'], 'is not an address'],
    ['a parameter', ['mf-deals', '--route', '/deals/:slug'], 'is not an address'],
    ['a query', ['mf-deals', '--route', '/deals?a=b'], 'is not an address'],
    [
      'an access level that there is not',
      ['mf-deals', '--route', '/deals', '--access', 'everybody'],
      'is not an access level',
    ],
    ['a title with markup', ['mf-deals', '--route', '/deals', '--title', '<b>Deals'], 'is not a title'],
    ['an empty title', ['mf-deals', '--route', '/deals', '--title', ' '], 'is not a title'],
    ['a person as the owner', ['mf-deals', '--route', '/deals', '--owner', '@mari'], 'is not a team'],
    ['an unknown option', ['mf-deals', '--path', '/deals'], "Unknown option '--path'"],
  ])('is refused with %s', (_what, words, reason) => {
    expect(() => wishOf(...words)).toThrow(reason)
  })
})
