import { paths } from '@sild/paths'
import { expect, it } from 'vitest'
import { remote } from './remote.tsx'

it('links in the footer what every visitor may want to read', () => {
  const footer = remote.navigation.filter(({ slot }) => slot === 'footer')
  expect(footer.map(({ path }) => path)).toEqual([
    paths.aboutUs(),
    paths.blog(),
    paths.events(),
    paths.news(),
    paths.newsletter(),
    paths.helpCenter(),
    `${paths.home()}#faq`,
    paths.contactUs(),
    paths.privacyPolicy(),
    paths.terms(),
    paths.cookiePolicy(),
    paths.sitemap(),
  ])
  expect(footer.every(({ access }) => access === 'public')).toBe(true)
})
