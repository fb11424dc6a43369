import { afterAll, expect, it, vi } from 'vitest'
import { createApiClient } from './api-client.ts'
import { upload } from './upload.ts'

/** A browser's request as far as an upload uses it. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  method = ''
  url = ''
  form: FormData | undefined
  status = 0
  responseText = ''
  open(method: string, url: string) {
    Object.assign(this, { method, url })
    FakeRequest.last = this
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader = () => null
  send(form: FormData) {
    this.form = form
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.dispatchEvent(new Event('load'))
  }
}
vi.stubGlobal('XMLHttpRequest', FakeRequest)
afterAll(() => vi.unstubAllGlobals())

const api = createApiClient({
  // As the session does it.
  fetch: async (url, { transport = fetch, ...init }) => transport(url, init),
  baseUrl: '',
  token: () => 'the token',
  locale: () => 'et',
})
const file = new File(['picture'], 'logo.png', { type: 'image/png' })
const stored = { fileUrl: 'https://uploads.sild.test/ab/logo.webp', name: 'logo.png', bytes: 7, width: 1, height: 1 }

it('sends the file as a form with the headers of every call, and reports its progress', async () => {
  const progress: number[] = []
  const uploading = upload(api, { file, fieldAlias: 'company-logo', onProgress: (percent) => progress.push(percent) })
  const { last } = FakeRequest
  for (const loaded of [1, 3]) last.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 3 }))
  last.answer(201, { result: stored })
  expect(await uploading).toEqual(stored)
  expect(progress).toEqual([33, 100])
  expect([last.method, last.url, last.headers]).toEqual([
    'POST',
    '/api/files/upload',
    { 'x-language': 'et', token: 'the token' },
  ])
  expect([...last.form!.keys()]).toEqual(['fieldAlias', 'file'])
})

it('throws the refusal of the server', async () => {
  const uploading = upload(api, { file, fieldAlias: 'company-logo' })
  const message = 'Cannot upload given file: exceeds the size limits'
  FakeRequest.last.answer(413, { error: { code: 'file-too-large', message, requestId: 'request-0001' } })
  await expect(uploading).rejects.toMatchObject({ code: 'file-too-large', status: 413, message })
})

it('is unavailable without a connection', async () => {
  const uploading = upload(api, { file, fieldAlias: 'company-logo' })
  FakeRequest.last.dispatchEvent(new Event('error'))
  await expect(uploading).rejects.toMatchObject({ code: 'unavailable', isOffline: true })
})

it('ends when it is aborted', async () => {
  const controller = new AbortController()
  const uploading = upload(api, { file, fieldAlias: 'company-logo', signal: controller.signal })
  const reason = new Error('the page was left')
  controller.abort(reason)
  await expect(uploading).rejects.toBe(reason)
})
