import type { Change } from './gate-edits.ts'
import {
  accepted,
  add,
  answered,
  calls,
  drop,
  isIn,
  known,
  provides,
  resize,
  sent,
  set,
  uses,
  without,
} from './gate-edits.ts'
import { gatedRelease } from './releases.ts'

/** What a release may well do, and what may well happen around it. */
export const additive: Record<'remote' | 'shell', [name: string, change: Change][]> = {
  remote: [
    ['is the same', () => undefined],
    [
      'has a further page',
      ({ remote }) => void remote.meta.routes.push({ id: 'mf-search.map', path: '/search/map', access: 'member' }),
    ],
    [
      'has, without a server bundle, a runtime of its own',
      ({ remote }) => {
        delete remote.lock.entry.ssrEntry
        resize(remote, 'remoteEntry.js', 40_000)
      },
    ],
    ['has a page beside a parameter of another app', ({ remote }) => (remote.meta.routes[1]!.path = '/chat/help')],
    ['moves a page to another address', ({ remote }) => (remote.meta.routes[0]!.path = '/find')],
    ['gives up a page', ({ remote }) => void remote.meta.routes.pop()],
    ['names a route otherwise', ({ remote }) => (remote.meta.routes[0]!.id = 'mf-search.found')],
    ['exposes a further module', ({ remote }) => void remote.lock.exposes.push('./search-box')],
    ['imports more of what there is', (world) => add(uses(world), ['@sild/ui'], 'Text')],
    ['imports less', (world) => drop(uses(world), ['@sild/ui/heavy'])],
    ['is content with an older React', ({ remote }) => (remote.lock.shared['react']!.range = '^19.0.0')],
    ['is content with an older shell-api', ({ remote }) => (remote.lock.contracts.requires['shell.api'] = '^1.0.0')],
    ['grows within its budget', ({ remote }) => resize(remote, 'project.js', 12_000)],
    ['sets itself a narrower budget that it keeps', ({ remote }) => (remote.lock.budget.entryBr = 4_000)],
    ['calls nothing any more', ({ remote }) => (remote.contracts!.operations = {})],
    ['no longer sends an optional field', (world) => drop(sent(world), ['body', 'properties', 'page'])],
    ['always sends an optional field', (world) => add(sent(world), ['body', 'required'], 'page')],
    ['sends shorter texts', (world) => set(sent(world), ['body', 'properties', 'text', 'maxLength'], 100)],
    [
      'sends one value only',
      (world) => set(sent(world), ['body', 'properties', 'kind'], { type: 'string', const: 'tasks' }),
    ],
    [
      'reads less of an answer',
      (world) => {
        drop(known(world), ['total'])
        set(calls(world), ['search', 'reply', 'required'], ['cards'])
      },
    ],
    [
      'is prepared for more values than are answered',
      (world) => add(known(world), ['cards', 'items', 'properties', 'status', 'enum'], 'DRAFT'),
    ],
    [
      'runs beside an API that takes a further optional field',
      (world) => set(accepted(world), ['body', 'properties', 'radius'], { type: 'integer' }),
    ],
    [
      'runs beside an API that takes longer texts',
      (world) => set(accepted(world), ['body', 'properties', 'text', 'maxLength'], 500),
    ],
    [
      'runs beside an API that takes further values',
      (world) => add(accepted(world), ['body', 'properties', 'kind', 'enum'], 'companies'),
    ],
    ['runs beside an API that wants less', (world) => set(accepted(world), ['body', 'required'], [])],
    [
      'runs beside an API that answers a further field',
      (world) => {
        set(answered(world), ['suggestion'], { type: 'string' })
        ;(world.served['search']!.reply['required'] as string[]).push('suggestion')
      },
    ],
    [
      'runs beside an API that answers fewer values',
      (world) => set(answered(world), ['cards', 'items', 'properties', 'status'], { type: 'string', enum: ['ACTIVE'] }),
    ],
    [
      'runs beside an API that never answers null any more',
      (world) => set(answered(world), ['cards', 'items', 'properties', 'priceCents'], { type: 'integer' }),
    ],
    ['runs beside an API with a further operation', ({ served }) => (served['searchByImage'] = served['search']!)],
    [
      'runs beside an API that is described otherwise',
      (world) => set(answered(world), ['total', 'description'], 'How many there are'),
    ],
  ],
  shell: [
    ['is the same', () => undefined],
    ['exports more', (world) => add(provides(world), ['@sild/ui'], 'Carousel')],
    ['shares a further module', (world) => set(provides(world), ['@sild/charts'], ['Bars'])],
    ['has a later minor version of React', ({ shell }) => (shell.lock.shared['react']!.built = '19.9.0')],
    [
      'has a later minor version of the shell-api',
      ({ shell }) => (shell.lock.contracts.provides['shell.api'] = '1.9.0'),
    ],
    [
      'no longer exports an unused name',
      ({ shell, live }) => {
        without('Text', shell)
        live.chat.contracts!.uses = {}
      },
    ],
    [
      'has a further page',
      ({ shell }) => void shell.meta.routes.push({ id: 'shell.icons', path: '/icons', access: 'member' }),
    ],
    ['grows within all budgets', ({ shell }) => resize(shell, 'shell.js', 138_000)],
    [
      'runs beside a remote that is older than contracts',
      isIn('rollback', { ...gatedRelease({ name: 'mf-old' }), contracts: null }),
    ],
  ],
}
