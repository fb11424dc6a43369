import { sendContactForm } from '@sild/contract/support/operations'
import { contactFormBody } from '@sild/contract/support/schemas'
import type { Draft, RemoteModule } from '@sild/shell-api'
import { renderPage } from '@sild/testing/render-page'
import { fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { useOperationForm } from './forms.ts'

const empty = { name: '', email: '', description: '' }
const nothing = () => undefined
const draft = { value: { ...empty, description: 'From yesterday' }, savedAt: null, change: nothing, discard: nothing }
const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })

function FormOf(kept: Pick<Draft<typeof empty>, 'isRestored'>) {
  const form = useOperationForm<typeof sendContactForm, typeof empty>({
    operation: sendContactForm,
    schema: async () => contactFormBody,
    defaultValues: empty,
    draft: { ...draft, ...kept },
    toInput: (values) => ({ body: { formName: 'CONTACT_US', agreement: true, ...values } }),
    onDone: nothing,
  })
  return (
    <>
      <button onClick={() => void form.submit()}>Send</button>
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
      <FormOf isRestored={isRestored} />
      <button onClick={() => setRestored(true)}>Read the draft</button>
    </>
  )
}

const remote: RemoteModule = {
  navigation: [],
  loadMessages: async () => ({ default: {} }),
  routes: [{ id: 'mf-test.form', path: '/form', access: 'public', page: async () => ({ Component: Page }) }],
}

it('keeps what is typed in the moment in which the draft comes', async () => {
  const page = await renderPage(remote, '/form')
  await page.user.click(await screen.findByRole('button', { name: 'Read the draft' }))
  expect(await screen.findByDisplayValue('From yesterday')).toBeTruthy()
  expect(typed().value).toBe('Mari')
})

it('answers a form that is sent in the moment in which the draft comes', async () => {
  const page = await renderPage(remote, '/form')
  const send = await screen.findByRole('button', { name: 'Send' })
  const read = screen.getByRole('button', { name: 'Read the draft' })
  fireEvent.click(send)
  await page.user.click(read)
  expect(await screen.findByText('refused')).toBeTruthy()
})
