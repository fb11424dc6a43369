import { readFileSync } from 'node:fs'

export type Visitor = 'guest' | 'customer' | 'provider' | 'admin'
export interface Screen {
  visitor: Visitor
  path: string
  /** The demo chooses the address: the first such link on the page of `path` leads there. */
  link?: string
  /** What follows the address of that link. */
  end?: string
}

const result = 'main li h2 a'
const help = '/help-center/first-steps'
const found = (visitor: Visitor, path: string, { link = result, end = '' } = {}): Screen => ({
  visitor,
  path,
  link,
  end,
})

/** Ways to the pages with an object in their address. */
const examples: Record<string, Screen> = {
  '/recovery/:recoveryToken': { visitor: 'guest', path: '/recovery/of-long-ago' },
  '/blog/:slug': found('guest', '/blog'),
  '/news/:slug': found('guest', '/news'),
  '/events/:slug': found('guest', '/events'),
  '/webinar/:slug': found('guest', '/events', { link: 'main a[href*="/webinar/"]' }),
  '/newsletter/confirm/:token': { visitor: 'guest', path: '/newsletter/confirm/of-long-ago' },
  '/newsletter/end/:token': { visitor: 'guest', path: '/newsletter/end/of-long-ago' },
  '/stop-email-change/:token': { visitor: 'guest', path: '/stop-email-change/of-long-ago' },
  '/suspension/:token': { visitor: 'guest', path: '/suspension/of-long-ago' },
  '/still-valid/:token': { visitor: 'guest', path: '/still-valid/of-long-ago' },
  '/help-center/:category': { visitor: 'guest', path: help },
  '/help-center/:category/:slug': found('guest', help, { link: `main a[href*="${help}/"]` }),
  '/service-providers/:category': found('guest', '/service-providers', { link: 'main a[href*="/service-providers/"]' }),
  '/service-providers/in/:city': found('guest', '/service-providers', {
    link: 'main a[href*="/service-providers/in/"]',
  }),
  '/service-providers/:category/in/:city': found('guest', '/service-providers/in/tallinn', {
    link: 'main a[href$="/in/tallinn"]',
  }),
  '/search/project/:slug': found('guest', '/search?searchType=tasks'),
  '/search/service/:slug': found('guest', '/search?searchType=offers'),
  '/search/expert/:slug': found('guest', '/search?searchType=experts'),
  '/search/company/:company': found('guest', '/search/companies'),
  '/search/company/:company/experts-and-offers': found('guest', '/search/companies', { end: '/experts-and-offers' }),
  '/search/company/:company/case': found('provider', '/search/companies', { end: '/case' }),
  '/search/company/:company/tasks': found('guest', '/search/companies', { end: '/tasks' }),
  '/chat/:type': { visitor: 'customer', path: '/chat/archive' },
  '/my-publications/my-projects/:guid': found('customer', '/my-publications/my-projects'),
  '/my-publications/my-services/:guid': found('provider', '/my-publications/my-services'),
  '/my-publications/my-experts/:guid': found('provider', '/my-publications/my-experts'),
  '/my-publications/my-projects/:guid/edit': found('customer', '/my-publications/my-projects', { end: '/edit' }),
  '/my-publications/my-services/:guid/edit': found('provider', '/my-publications/my-services', { end: '/edit' }),
  '/my-publications/my-experts/:guid/edit': found('provider', '/my-publications/my-experts', { end: '/edit' }),
  '/account/favorites/:guid': found('customer', '/account/favorites', { link: 'main a[href*="/favorites/"]' }),
  '/account/billing/payments/:paymentGuid': found('provider', '/account/billing'),
  '/account/my-company/cases/:slug': found('provider', '/account/my-company/cases', {
    link: 'main a[href*="/my-company/cases/"]',
  }),
  '/account/my-company/gallery/:position': { visitor: 'provider', path: '/account/my-company/gallery/1' },
  '/backoffice/support/:ticketGuid': found('admin', '/backoffice/support', { link: 'main li a[href*="/support/"]' }),
  '/backoffice/pages/:pageGuid': found('admin', '/backoffice/pages'),
  '/backoffice/pages/:pageGuid/revisions': found('admin', '/backoffice/pages', { end: '/revisions' }),
  '/backoffice/reports/:reportGuid': found('admin', '/backoffice/reports'),
  '/backoffice/appeals/:appealGuid': found('admin', '/backoffice/appeals'),
  '/account/decisions/:decisionGuid': found('customer', '/notifications', { link: 'main a[href*="/decisions/"]' }),
  '/backoffice/moderation/:caseGuid': found('admin', '/backoffice/moderation', {
    link: 'main li a[href*="/moderation/"]',
  }),
  '/backoffice/companies/:companyGuid': found('admin', '/backoffice/companies', {
    link: 'main li a[href*="/companies/"]',
  }),
  '/backoffice/users/:userGuid': found('admin', '/backoffice/users', { link: 'main li a[href*="/users/"]' }),
}

/** States that no list of routes has, but that look like separate pages. */
const states: Screen[] = [
  { visitor: 'guest', path: '/nowhere' },
  { visitor: 'guest', path: '/search?searchType=tasks' },
  { visitor: 'guest', path: '/search?searchType=offers&query=web&country=EE' },
  { visitor: 'guest', path: '/search?searchType=experts&query=zzqqxxyy' },
  { visitor: 'guest', path: '/compare?type=service&guid=of-long-ago' },
  { visitor: 'customer', path: '/my-publications/my-projects?status=REJECTED' },
  { visitor: 'customer', path: '/get-started/create-project?step=terms' },
  { visitor: 'customer', path: '/get-started/create-project?step=extras' },
  found('customer', '/chat', { link: 'main li a[href*="chat="]' }),
]

const visitorOf: Record<string, Visitor> = {
  public: 'guest',
  member: 'provider',
  verified: 'provider',
  company: 'provider',
  staff: 'admin',
  moderator: 'admin',
  support: 'admin',
  editor: 'admin',
  admin: 'admin',
}

/** Every page of the portal, as docs/screens.md lists them, and those states. */
function allScreens(): Screen[] {
  const list = readFileSync(new URL('../../docs/screens.md', import.meta.url), 'utf8')
  const pages = [...list.matchAll(/^\| `(?<address>[^`]+)` \| \S+ \| (?<access>\w+) \|/gm)].map(({ groups }) => {
    const { address = '', access = '' } = groups ?? {}
    const path = address.replace(/\/:\w+\?$/, '')
    if (!path.includes(':')) return { visitor: visitorOf[access] ?? 'admin', path }
    const example = examples[path]
    if (!example) throw new Error(`How does one come to ${path}? Tell it in e2e/pages/screens.ts.`)
    return example
  })
  return [...pages, ...states]
}

const screens = allScreens()
export const screensOf = (visitor: Visitor): Screen[] => screens.filter((screen) => screen.visitor === visitor)
