import type { Problem } from '../src/gate-rules.ts'
import type { Change } from './gate-edits.ts'
import { add, calls, drop, hold, isIn, known, provides, resize, sent, set, uses, using, without } from './gate-edits.ts'
import { searchRelease, shellRelease } from './gate-world.ts'
import { idOf } from './releases.ts'

/** What a release may not do beside the others, and by which rule. */
export const breaking: Record<'remote' | 'shell', [name: string, rule: Problem['rule'], change: Change][]> = {
  remote: [
    [
      'needs a React that the shell has not',
      'shared',
      ({ remote }) => (remote.lock.shared['react']!.range = '^19.4.0'),
    ],
    [
      'was built for another major version of React',
      'shared',
      ({ remote }) => (remote.lock.shared['react']!.range = '^20.0.0'),
    ],
    [
      'shares what the shell does not',
      'shared',
      ({ remote }) => (remote.lock.shared['zod'] = { range: '^4.0.0', built: '4.6.7', singleton: true }),
    ],
    [
      'runs with the runtime of Module Federation 2, which an earlier shell has not',
      'shared',
      ({ remote }) => (remote.lock.contracts.requires['federation.runtime'] = '^2.9.2'),
    ],
    ['needs a later shell-api', 'shared', ({ remote }) => (remote.lock.contracts.requires['shell.api'] = '^1.5.0')],
    ['imports what the shell does not export', 'import', (world) => add(uses(world), ['@sild/ui'], 'Carousel')],
    [
      'imports of a module that the shell does not share',
      'import',
      (world) => set(uses(world), ['@sild/charts'], ['Bars']),
    ],
    [
      'imports what the canary of the shell does not export',
      'import',
      isIn('canary', without('Button', shellRelease(idOf('c')))),
    ],
    [
      'imports what the shell had not before, where it may roll back to',
      'import',
      isIn('rollback', without('Card', shellRelease(idOf('c')))),
    ],
    ['does not say what it uses', 'import', ({ remote }) => (remote.contracts = null)],
    ['no longer exposes its module', 'exposes', ({ remote }) => (remote.lock.exposes = ['./routes'])],
    [
      'has a route under the name of another app',
      'route-id',
      ({ remote }) => (remote.meta.routes[0]!.id = 'mf-chat.results'),
    ],
    ['has the address of a page of another app', 'route-path', ({ remote }) => (remote.meta.routes[0]!.path = '/chat')],
    [
      'has the address of a page of another app but for the name of a parameter',
      'route-path',
      ({ remote }) => (remote.meta.routes[0]!.path = '/chat/:thread'),
    ],
    [
      'has the address of a page of the shell',
      'route-path',
      ({ remote }) => (remote.meta.routes[0]!.path = '/Styleguide/'),
    ],
    ['has an entry over budget', 'budget', ({ remote }) => resize(remote, 'remoteEntry.js', 13_001)],
    [
      'has, without a server bundle, a runtime of its own that is over its budget',
      'budget',
      ({ remote }) => {
        delete remote.lock.entry.ssrEntry
        resize(remote, 'remoteEntry.js', 40_001)
      },
    ],
    ['has a route over budget', 'budget', ({ remote }) => resize(remote, 'project.js', 60_001)],
    ['has styles over budget', 'budget', ({ remote }) => resize(remote, 'results.css', 20_001)],
    ['is over the budget it set itself', 'budget', ({ remote }) => (remote.lock.budget.routeBr = 9_999)],
    [
      'sets itself a wider budget than the common one',
      'budget',
      ({ remote }) => {
        remote.lock.budget.entryBr = 99_999
        resize(remote, 'remoteEntry.js', 14_000)
      },
    ],
    [
      'makes a public page too dear together with the shell',
      'budget',
      ({ remote }) => resize(remote, 'results.js', 39_000),
    ],
    [
      'loads too much at once, later',
      'budget',
      ({ remote }) => {
        remote.chunks.groups['editor'] = { js: ['editor.js', 'vendors.js'], css: [] }
        hold(remote, 'editor.js', 40_001)
        hold(remote, 'vendors.js', 40_000)
      },
    ],
    ['has a picture over budget', 'budget', ({ remote }) => hold(remote, 'assets/hero.webp', 200_001)],
    [
      'has too many pictures',
      'budget',
      ({ remote }) => [1, 2, 3, 4, 5, 6].forEach((each) => hold(remote, `assets/${each}.webp`, 180_000)),
    ],
    ['has data over budget', 'budget', ({ remote }) => hold(remote, 'assets/towns.json', 200_001)],
    [
      'has too many scripts, which no list names',
      'budget',
      ({ remote }) => [1, 2, 3, 4, 5, 6, 7].forEach((each) => hold(remote, `${each}.js`, 75_000)),
    ],
    ['calls what it does not describe', 'operation', ({ remote }) => (remote.calls = ['/api/search', '/api/ships'])],
    [
      'calls an operation that the API has not',
      'operation',
      (world) => set(calls(world), ['searchByImage'], calls(world).search),
    ],
    [
      'calls an operation at another address',
      'operation',
      (world) => set(calls(world), ['search', 'path'], '/api/v2/search'),
    ],
    ['calls an operation by another method', 'operation', (world) => set(calls(world), ['search', 'method'], 'GET')],
    [
      'sends a field that the API does not know',
      'request',
      (world) => set(sent(world), ['body', 'properties', 'radius'], { type: 'integer' }),
    ],
    ['may leave out a field that the API wants', 'request', (world) => set(sent(world), ['body', 'required'], [])],
    [
      'sends a longer text than the API takes',
      'request',
      (world) => set(sent(world), ['body', 'properties', 'text', 'maxLength'], 301),
    ],
    [
      'sends a value that the API does not take',
      'request',
      (world) => add(sent(world), ['body', 'properties', 'kind', 'enum'], 'companies'),
    ],
    [
      'sends null where the API takes none',
      'request',
      (world) => set(sent(world), ['body', 'properties', 'page', 'type'], ['integer', 'null']),
    ],
    [
      'sends another type than the API takes',
      'request',
      (world) => set(sent(world), ['body', 'properties', 'page'], { type: 'string' }),
    ],
    [
      'counts on an answer that the API does not give',
      'reply',
      (world) => {
        set(known(world), ['suggestion'], { type: 'string' })
        add(calls(world), ['search', 'reply', 'required'], 'suggestion')
      },
    ],
    [
      'counts on a field in each item that need not be there',
      'reply',
      (world) => add(known(world), ['cards', 'items', 'required'], 'note'),
    ],
    [
      'does not know that a value may be null',
      'reply',
      (world) => set(known(world), ['cards', 'items', 'properties', 'priceCents'], { type: 'integer' }),
    ],
    [
      'does not know all values that may be answered',
      'reply',
      (world) => set(known(world), ['cards', 'items', 'properties', 'status', 'enum'], ['ACTIVE']),
    ],
    ['takes a number for a text', 'reply', (world) => set(known(world), ['total'], { type: 'string' })],
  ],
  shell: [
    ['no longer exports what a remote imports', 'import', ({ shell }) => without('Card', shell)],
    [
      'no longer shares a module that a remote imports of',
      'import',
      (world) => drop(provides(world), ['@sild/ui/heavy']),
    ],
    [
      'does not export what the canary of a remote imports',
      'import',
      isIn('canary', using('Carousel', searchRelease(idOf('c')))),
    ],
    [
      'does not export what a remote imports that may be rolled back to',
      'import',
      isIn('rollback', using('Marquee', searchRelease(idOf('c')))),
    ],
    ['has the next major version of React', 'shared', ({ shell }) => (shell.lock.shared['react']!.built = '20.0.0')],
    ['has an older React than a remote needs', 'shared', ({ shell }) => (shell.lock.shared['react']!.built = '19.3.0')],
    ['breaks the shell-api', 'shared', ({ shell }) => (shell.lock.contracts.provides['shell.api'] = '2.0.0')],
    [
      'has an older shell-api than a remote needs',
      'shared',
      ({ shell }) => (shell.lock.contracts.provides['shell.api'] = '1.3.0'),
    ],
    ['no longer exposes its module', 'exposes', ({ shell }) => (shell.lock.exposes = ['./portal'])],
    [
      'takes the address of a remote',
      'route-path',
      ({ shell }) => (shell.meta.routes[0]!.path = '/search/project/:id'),
    ],
    ['makes the page of a remote too dear', 'budget', ({ shell }) => resize(shell, 'heavy.js', 35_000)],
  ],
}
