import { paths } from '@sild/paths'
import type { ApiMocks } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { memberSession } from '@sild/testing/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { remote } from '../../remote.tsx'
import { settingsMocks } from './settings-mocks.ts'

const here = 'https://push.test/here'

/** A browser with push support and these answers to the permission prompt. */
function browserThat(answers: NotificationPermission, permission: NotificationPermission = 'default') {
  let subscription: object | null = null
  const made = {
    endpoint: here,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: here, keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) } }),
    unsubscribe: async () => {
      subscription = null
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn<(options: object) => Promise<object>>(async () => (subscription = made)),
  }
  const registration = { pushManager }
  const serviceWorker = {
    register: vi.fn<(path: string, options: object) => Promise<object>>(async () => registration),
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  }
  const requestPermission = vi.fn<() => Promise<string>>()
  const NotificationStub: { permission: string; requestPermission: () => Promise<string> } = {
    permission,
    requestPermission,
  }
  requestPermission.mockImplementation(async () => (NotificationStub.permission = answers))
  vi.stubGlobal('Notification', NotificationStub)
  vi.stubGlobal('PushManager', () => undefined)
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return { pushManager, serviceWorker, asked: requestPermission }
}
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const open = (api: ApiMocks = {}) =>
  renderPage(remote, paths.settings(), { session: memberSession(), api: { ...settingsMocks, ...api } })
const push = () => within(screen.getByRole('region', { name: 'Push messages' }))

/** A server that stores subscriptions. */
function serverThatKeeps() {
  const [other] = settingsMocks.listPushDevices().list
  let own: typeof other | null = null
  return {
    listPushDevices: () => ({ ...settingsMocks.listPushDevices(), list: own ? [own, other!] : [other!] }),
    savePushSubscription: ({ body: { endpoint } }) => {
      own = { endpoint, browser: 'Chrome', system: 'Linux', addedAt: '2026-11-24T09:00:00Z' }
      return { acknowledged: true }
    },
    removePushSubscription: () => {
      own = null
      return { acknowledged: true }
    },
  } satisfies ApiMocks
}

it('is turned on for this device after the browser has asked, and off again', async () => {
  const { pushManager, serviceWorker } = browserThat('granted')
  const page = await open(serverThatKeeps())
  await page.user.click(push().getByRole('button', { name: 'Turn on for this device' }))
  expect(await push().findByText('This device')).toBeTruthy()
  expect(serviceWorker.register.mock.calls).toEqual([['/service-worker.js', { updateViaCache: 'none' }]])
  expect(pushManager.subscribe.mock.calls).toMatchObject([
    [{ userVisibleOnly: true, applicationServerKey: settingsMocks.listPushDevices().applicationServerKey }],
  ])
  expect(page.api.callsOf('savePushSubscription')).toMatchObject([{ body: { endpoint: here } }])
  await page.user.click(push().getByRole('button', { name: 'Turn off for this device' }))
  await waitFor(() => expect(push().queryByText('This device')).toBeNull())
  expect(page.api.callsOf('removePushSubscription')).toMatchObject([{ body: { endpoint: here } }])
})

it('that the browser refuses says how to change that, and does not ask again', async () => {
  const { asked } = browserThat('denied')
  const page = await open()
  await page.user.click(push().getByRole('button', { name: 'Turn on for this device' }))
  expect(await push().findByText(/Open the site settings/)).toBeTruthy()
  expect(push().queryByRole('button', { name: 'Turn on for this device' })).toBeNull()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(page.api.callsOf('savePushSubscription')).toEqual([])
})

it('says that the browser has no push', async () => {
  await open()
  expect(push().getByText('This browser cannot get push messages')).toBeTruthy()
})

it('is tested on all devices, and removed from another one', async () => {
  const page = await open()
  await page.user.click(push().getByRole('button', { name: 'Send a test' }))
  await waitFor(() => expect(page.notices().map(({ text }) => text)).toEqual(['A test is on its way to 1 device']))
  await page.user.click(push().getByRole('button', { name: 'Remove Safari on iOS' }))
  await waitFor(() =>
    expect(page.api.callsOf('removePushSubscription')).toMatchObject([
      { body: { endpoint: 'https://push.test/other' } },
    ]),
  )
})
