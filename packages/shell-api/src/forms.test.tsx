import { sendContactForm } from '@sild/contract/support/operations'
import { contactFormBody } from '@sild/contract/support/schemas'
import { type Draft, readTexts, type RemoteModule, useDraft } from '@sild/shell-api'
import { noConnection } from '@sild/testing/mock-api'
import { renderPage } from '@sild/testing/render-page'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useOperationForm } from './forms.ts'

const empty = { name: '', email: 'mari@sild.test', description: '' }
const nothing = () => undefined
const draft = {
  value: { ...empty, description: 'From yesterday' },
  savedAt: null,
  change: nothing,
  discard: nothing,
  discardSent: nothing,
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const typed = () => box('Name')

interface FormProps {
  draft?: Draft<typeof empty>
  isTakenLater?: (input: object, idempotencyKey: string) => boolean
}
function FormOf(kept: FormProps) {
  const [isSent, setSent] = useState(false)
  const form = useOperationForm<typeof sendContactForm, typeof empty>({
    operation: sendContactForm,
    schema: async () => contactFormBody,
    defaultValues: empty,
    ...kept,
    toInput: (values) => ({ body: { formName: 'CONTACT_US', agreement: true, ...values } }),
    onDone: () => setSent(true),
  })
  return (
    <>
      {isSent && 'sent'}
      <button disabled={form.isPending} onClick={() => void form.submit()}>
        Send
      </button>
      {form.errors.length > 0 && 'refused'}
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Message" {...form.register('description')} />
    </>
  )
}

/** The next key comes right when the draft has been put into the form, before React has rendered it. */
function Page() {
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    if (isRestored) fireEvent.input(typed(), { target: { value: 'Mari' } })
  }, [isRestored])
  return (
    <>
      <FormOf draft={{ ...draft, isRestored }} />
      <button onClick={() => setRestored(true)}>Read the draft</button>
    </>
  )
}

function KeptPage() {
  return <FormOf draft={useDraft('kept', { empty, parse: readTexts(empty) })} />
}

const takeLater = vi.fn<(input: object, idempotencyKey: string) => boolean>()
const TakenPage = () => <FormOf isTakenLater={takeLater} />

function hide() {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  state.mockRestore()
}
function leave() {
  hide()
  cleanup()
}

const remote: RemoteModule = {
  navigation: [],
  loadMessages: async () => ({ default: {} }),
  routes: [
    { id: 'mf-test.form', path: '/form', access: 'public', page: async () => ({ Component: Page }) },
    { id: 'mf-test.kept', path: '/kept', access: 'public', page: async () => ({ Component: KeptPage }) },
    { id: 'mf-test.taken', path: '/taken', access: 'public', page: async () => ({ Component: TakenPage }) },
  ],
}

beforeEach(() => localStorage.clear())

it('keeps what is typed while the draft is read', async () => {
  const page = await renderPage(remote, '/form')
  await page.user.click(await screen.findByRole('button', { name: 'Read the draft' }))
  expect(await screen.findByDisplayValue('From yesterday')).toBeTruthy()
  expect(typed().value).toBe('Mari')
})

it('answers a form that is sent while the draft is read', async () => {
  const page = await renderPage(remote, '/form')
  const send = await screen.findByRole('button', { name: 'Send' })
  const read = screen.getByRole('button', { name: 'Read the draft' })
  fireEvent.click(send)
  await page.user.click(read)
  expect(await screen.findByText('refused')).toBeTruthy()
})

it.each([
  ['goes on', ' And here is more.', 'And here is more.'],
  ['changes it', '! Or not.', 'Here is a question! Or not.'],
])('keeps what is typed while it is sent, on the screen and over a reload: %s', async (_how, more, left) => {
  const sent = Promise.withResolvers<void>()
  const page = await renderPage(remote, '/kept', {
    api: { sendContactForm: () => sent.promise.then(() => ({ acknowledged: true as const })) },
  })
  await page.user.type(typed(), 'Mari')
  await page.user.type(box('Message'), 'Here is a question')
  await page.user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(page.api.callsOf('sendContactForm')).toHaveLength(1))
  await page.user.type(box('Message'), more)
  await act(async () => sent.resolve())
  await screen.findByText('sent')
  expect(box('Message').value).toBe(`Here is a question${more}`)
  leave()
  await renderPage(remote, '/kept')
  expect(await screen.findByDisplayValue(left)).toBeTruthy()
  expect(typed().value).toBe('')
})

it('removes a draft once its form was sent', async () => {
  const sent = Promise.withResolvers<void>()
  const page = await renderPage(remote, '/kept', {
    api: { sendContactForm: () => sent.promise.then(() => ({ acknowledged: true as const })) },
  })
  await page.user.type(typed(), 'Mari')
  await page.user.type(box('Message'), 'Here is a question')
  hide()
  expect(localStorage).toHaveLength(1)
  await page.user.click(screen.getByRole('button', { name: 'Send' }))
  await act(async () => sent.resolve())
  await screen.findByText('sent')
  expect(localStorage).toHaveLength(0)
})

/** Sends a question once per given answer, and returns the idempotency keys. */
async function sendEach(...answers: ('arrives' | 'is lost')[]) {
  let calls = 0
  const page = await renderPage(remote, '/taken', {
    api: {
      sendContactForm() {
        if (answers[calls++] === 'is lost') throw noConnection()
        return { acknowledged: true as const }
      },
    },
  })
  await page.user.type(typed(), 'Mari')
  await page.user.type(box('Message'), 'Here is a question')
  for (const sent of answers.keys()) {
    await page.user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(page.api.callsOf('sendContactForm')).toHaveLength(sent + 1))
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false))
  }
  return page.api.callsOf('sendContactForm').map(({ idempotencyKey }) => idempotencyKey)
}

it('sends the same text a second time after the first has arrived', async () => {
  const [first, second] = await sendEach('arrives', 'arrives')
  expect(second).not.toBe(first)
})

it('sends a message again under the same key when its answer was lost, until it has arrived', async () => {
  const [lost, again, meantAgain] = await sendEach('is lost', 'arrives', 'arrives')
  expect(again).toBe(lost)
  expect(meantAgain).not.toBe(lost)
})

it('leaves its key to a call that is sent later, and sends the same text under another', async () => {
  takeLater.mockReturnValueOnce(true)
  const [taken, second] = await sendEach('is lost', 'arrives')
  expect(takeLater).toHaveBeenCalledExactlyOnceWith(expect.anything(), taken)
  expect(second).not.toBe(taken)
})
