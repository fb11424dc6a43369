import { paths } from '@sild/paths'
import type { Account } from '@sild/demo'

export interface Screen {
  name: string
  /** Without locale. */
  path: string
  /** The user who opens it; a guest if absent. */
  role?: Account['role']
  /** The first link that fits leads to the screen, where its address is the demo's to choose. */
  follow?: string
}

const guest: Screen[] = [
  { name: 'home', path: paths.home() },
  { name: 'sign-in', path: paths.signIn() },
  { name: 'sign-up', path: paths.getStartedSignUp() },
  { name: 'activation', path: paths.activation('unknown') },
  { name: 'get-started', path: paths.getStarted() },
  { name: 'search-projects', path: paths.search({ searchType: 'tasks' }) },
  { name: 'search-services', path: paths.search({ searchType: 'services', query: 'web' }) },
  { name: 'search-experts', path: paths.search({ searchType: 'experts' }) },
  { name: 'search-companies', path: paths.search({ searchType: 'companies' }) },
  { name: 'project', path: paths.search({ searchType: 'tasks' }), follow: 'main li h2 a' },
  { name: 'company', path: paths.search({ searchType: 'companies' }), follow: 'main li h2 a' },
  { name: 'blog', path: paths.blog() },
  { name: 'help-center', path: paths.helpCenter() },
  { name: 'not-found', path: '/nowhere' },
  { name: 'styleguide', path: paths.styleguide() },
]
const signedIn: Screen[] = [
  { name: 'create-project', path: paths.createProject(), role: 'customer' },
  { name: 'my-publications', path: paths.myPublicationsOf('project'), role: 'customer' },
  {
    name: 'my-publication',
    path: paths.myPublicationsOf('project'),
    role: 'customer',
    follow: 'main li h2 a, main li h3 a',
  },
  { name: 'chat', path: paths.chats(), role: 'customer' },
  { name: 'thread', path: paths.chats(), role: 'customer', follow: 'main a[href*="chat="]' },
  { name: 'my-responses', path: paths.myResponses(), role: 'provider' },
  { name: 'backoffice', path: paths.backoffice(), role: 'moderator' },
  { name: 'moderation', path: paths.moderationQueue(), role: 'moderator' },
  { name: 'moderation-case', path: paths.moderationQueue(), role: 'moderator', follow: 'main a[href*="/moderation/"]' },
]
export const screens: readonly Screen[] = [...guest, ...signedIn]
