/** A project's folder, or a pattern of folders. */
type Project = string

const ofServices = ['service-kit', 'api-client', 'contract', 'paths', 'letter', 'test-bank']
const browser = ['ui', 'shell-api', 'paths', 'router', 'api-client', 'contract'].map(inPackages)

/** What each project may import besides itself. A project that is not named here may import nothing of the workspace. */
export const mayImport: Record<Project, readonly Project[]> = {
  // It loads the releases of the registry.
  shell: [...browser, inPackages('registry')],
  'mf-[^/]+': [...browser, inPackages('dialogs')],
  bff: ['portal', 'service-kit', 'api-client', 'contract', 'paths', 'registry', 'file-storage'].map(inPackages),
  'packages/portal': ['service-kit', 'api-client', 'contract', 'paths', 'registry'].map(inPackages),
  'services/(?!files/|mails/)[^/]+': ofServices.map(inPackages),
  'services/files': ['service-kit', 'contract', 'paths', 'file-storage', 'letter'].map(inPackages),
  // Attachments of answers by mail are handled like uploads.
  'services/mails': [...ofServices, 'file-storage'].map(inPackages),
  'packages/file-storage': ['contract', 'service-kit'].map(inPackages),
  'packages/letter': ['contract', 'service-kit'].map(inPackages),
  'packages/mail-catcher': ['contract', 'letter', 'service-kit'].map(inPackages),
  'packages/insight-sink': ['mail-catcher', 'contract'].map(inPackages),
  // Both render texts as HTML.
  'packages/test-bank': ['mail-catcher', 'service-kit'].map(inPackages),
  'packages/api-client': ['contract'].map(inPackages),
  'packages/service-kit': ['contract', 'api-client'].map(inPackages),
  'packages/shell-api': ['contract', 'api-client', 'router', 'paths'].map(inPackages),
  'packages/dialogs': ['contract', 'shell-api', 'ui', 'paths'].map(inPackages),
  'packages/registry': ['contract', 'api-client'].map(inPackages),
  'packages/build': ['registry'].map(inPackages),
  'packages/demo': ['contract'].map(inPackages),
  'packages/testing': ['contract', 'api-client', 'service-kit', 'shell-api', 'ui', 'postgres'].map(inPackages),
}

/**
 * Folders and files of `src/`, from the top down: each may import later ones, and `|` joins those of one layer. Other
 * projects only must be acyclic.
 */
export const layers: Record<Project, readonly string[]> = {
  bff: inOrder('server app routes health deps queues live limits openapi uploads session edge guest-api config'),
  shell: inOrder(
    'client server installed frame live layouts banners chrome remotes remote routes navigation pages session offline access document',
    'release insight telemetry routing page-messages marks',
  ),
  [inPackages('portal')]: inOrder(
    'portal-plugin operations portal sitemap feeds newsletter installed document previews delivery host remotes rendering insight plain-pages http',
  ),
  'services/(?:accounts|audit|billing|chat|companies|content)': inOrder(
    'server|worker service routes|jobs|mail-previews actions replies documents mails personal-data deps models|rules',
    'markdown registers providers options plans errors',
  ),
  'services/(?:files|mails|moderation|notifications|publications|support)': inOrder(
    'server worker run-inbound service mail-previews routes jobs listener actions replies mails message screening deps pushes providers',
    'transport inbound sealed-mail rules models texts errors personal-data messages',
  ),
  'services/search': inOrder(
    'server worker service routes jobs actions deps engine replies personal-data models errors',
  ),
}

/** Projects that host or test everything. */
export const mayImportAnything: readonly Project[] = ['tools', 'e2e', 'bench']

/** Only tests, seeds and the configuration of a build may, whichever project they are in. */
export const onlyFor: readonly { project: Project; files: string }[] = [
  { project: 'packages/testing', files: '(\\.test\\.tsx?|/test/.+|/vitest\\..+|^mf-[^/]+/src/.*mocks\\.ts)$' },
  { project: 'packages/postgres', files: '(\\.test\\.tsx?|/test/.+)$' },
  { project: 'packages/test-bank', files: '/test/.+' },
  { project: 'packages/demo', files: '^services/[^/]+/(?:seeds|test)/' },
  { project: 'packages/build', files: '(/(?:federation|rspack)\\.config\\.ts|\\.d\\.ts)$' },
]

/** Part of every first load, so validators, heavy widgets and dialogs may only be loaded from there when they are needed. */
export const inEveryPage = {
  from: [
    '^shell/',
    '^packages/(ui|shell-api|api-client|router|paths)/',
    '^packages/dialogs/src/[^/]+$',
    '^mf-[^/]+/src/(remote|routes)\\.tsx$',
  ],
  except: [
    '^packages/ui/src/heavy/',
    '\\.stories\\.tsx$',
    '^packages/ui/src/stories\\.ts$',
    // AccessDialog loads it when a member first lacks something.
    '^shell/src/access/OpenAccessDialog\\.tsx$',
    // Loaded with a member's session.
    '^shell/src/chrome/OpenPolicyQuestion\\.tsx$',
    // Loaded when the user opens the cookie settings.
    '^shell/src/chrome/CookieSettings\\.tsx$',
  ],
  neverAtOnce: [
    '^packages/contract/src/.*schemas\\.ts$',
    '^packages/ui/src/heavy/',
    '^packages/dialogs/src/[^/]+/',
    '^node_modules/zod/',
  ],
}

function inPackages(name: string): Project {
  return `packages/${name}`
}

function inOrder(...rooms: string[]): string[] {
  return rooms.join(' ').split(' ')
}
