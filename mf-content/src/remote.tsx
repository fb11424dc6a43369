import { paths } from '@sild/paths'
import type { NavigationItem, RemoteModule } from '@sild/shell-api'
import { routes } from './routes.tsx'

const footer: [path: string, name: string][] = [
  [paths.aboutUs(), 'about-us'],
  [paths.blog(), 'blog'],
  [paths.events(), 'events'],
  [paths.news(), 'news'],
  [paths.newsletter(), 'newsletter'],
  [paths.helpCenter(), 'help-center'],
  [`${paths.home()}#faq`, 'faq'],
  [paths.contactUs(), 'contact-us'],
  [paths.privacyPolicy(), 'privacy-policy'],
  [paths.terms(), 'terms-and-conditions'],
  [paths.cookiePolicy(), 'cookie-policy'],
  [paths.sitemap(), 'sitemap'],
]

export const remote: RemoteModule = {
  routes,
  navigation: [
    {
      slot: 'header',
      path: paths.helpCenter(),
      label: 'mf-content.navigation.help',
      order: 30,
      access: 'public',
    },
    ...footer.map(([path, name], index): NavigationItem => ({
      slot: 'footer',
      path,
      label: `mf-content.navigation.${name}`,
      order: index,
      access: 'public',
    })),
  ],
  loadMessages: (locale) =>
    // Pages load the texts in subfolders themselves.
    import(/* webpackChunkName: "i18n.[request]", webpackInclude: /messages.\w+\.json$/ */ `./messages/${locale}.json`),
}
