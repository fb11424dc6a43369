import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type SyntheticEvent, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { AlertDialog } from './AlertDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { FormDialog } from './FormDialog.tsx'

function Page({ isDismissable }: { isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Respond
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Your response"
        closeLabel="Close"
        isDismissable={isDismissable}
      >
        <label>
          Message
          <input />
        </label>
      </Dialog>
    </>
  )
}
const opener = () => screen.getByRole('button', { name: 'Respond' })
const dialog = () => screen.queryByRole('dialog', { name: 'Your response' })

async function open(isDismissable?: boolean) {
  render(<Page isDismissable={isDismissable} />)
  await userEvent.click(opener())
}

it('takes the focus, keeps it and gives it back', async () => {
  await open()
  expect(dialog()?.contains(document.activeElement)).toBe(true)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(dialog()?.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(dialog()).toBeNull()
  await vi.waitFor(() => expect(document.activeElement).toBe(opener()))
})

it.each([{ isComposing: true }, { keyCode: 229 }])('ignores the Escape of a composition: %o', async (composed) => {
  await open()
  fireEvent.keyDown(document.activeElement!, { key: 'Escape', ...composed })
  expect(dialog()).toBeTruthy()
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(dialog()).toBeNull()
})

it('closes by Escape also before the focus has come in', async () => {
  // The frame that would move the focus never comes.
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  render(<Page />)
  opener().focus()
  await userEvent.keyboard('{Enter}')
  expect(dialog()).toBeTruthy()
  expect(dialog()?.contains(document.activeElement)).toBe(false)
  await userEvent.keyboard('{Escape}')
  expect(dialog()).toBeNull()
  frame.mockRestore()
})

it('gives the focus back when a reply closes it, although the page is inert in the next frame', async () => {
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    queueMicrotask(() => draw(0))
    return 0
  })
  const { focus } = HTMLElement.prototype
  // As browsers do; what jsdom has instead of inert is hidden.
  const focusing = vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    if (!this.closest('[inert], [aria-hidden=true]')) focus.call(this, options)
  })
  const answer = Promise.withResolvers<void>()
  function Answered() {
    const [isOpen, setOpen] = useState(false)
    const close = () => setOpen(false)
    const respond = () => {
      setOpen(true)
      void answer.promise.then(close)
    }
    return (
      <>
        <button type="button" onClick={respond}>
          Respond
        </button>
        <Dialog isOpen={isOpen} onClose={close} title="Your response" closeLabel="Close">
          Message
        </Dialog>
      </>
    )
  }
  render(<Answered />)
  await userEvent.click(opener())
  answer.resolve()
  await vi.waitFor(() => expect(document.activeElement).toBe(opener()))
  focusing.mockRestore()
  frame.mockRestore()
})

it('gives the focus to the heading of the page when the reply removed the opener', async () => {
  const answer = Promise.withResolvers<void>()
  function Settled() {
    const [state, setState] = useState<'open' | 'settling' | 'settled'>('open')
    const settle = () => {
      setState('settling')
      void answer.promise.then(() => setState('settled'))
    }
    return (
      <>
        <h1 tabIndex={-1}>Payments</h1>
        {state !== 'settled' && (
          <button type="button" onClick={settle}>
            Settle
          </button>
        )}
        <Dialog isOpen={state === 'settling'} onClose={() => undefined} title="Settle" closeLabel="Close">
          Amount
        </Dialog>
      </>
    )
  }
  render(<Settled />)
  await userEvent.click(screen.getByRole('button', { name: 'Settle' }))
  answer.resolve()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

it('hides the page meanwhile', async () => {
  await open()
  expect(screen.queryByRole('button', { name: 'Respond' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(opener()).toBeTruthy()
})

it('closes by a press outside only when nothing is lost', async () => {
  await open()
  await userEvent.click(document.body)
  expect(dialog()).toBeNull()
})

it('stays open when a press outside would lose something', async () => {
  await open(false)
  await userEvent.click(document.body)
  expect(dialog()).not.toBeNull()
})

it('asks a question that Escape answers with no', async () => {
  const cancel = vi.fn<() => void>()
  const confirm = vi.fn<() => void>()
  render(
    <AlertDialog
      isOpen
      onCancel={cancel}
      onConfirm={confirm}
      title="Delete?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      isDanger
    >
      This cannot be undone.
    </AlertDialog>,
  )
  expect(screen.getByRole('alertdialog', { name: 'Delete?' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(cancel).toHaveBeenCalledOnce()
  await userEvent.click(document.body)
  expect(cancel).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(confirm).toHaveBeenCalledOnce()
})

it('holds a form that Enter sends, once, and that a press outside does not close', async () => {
  const send = vi.fn<(event: SyntheticEvent) => void>((event) => event.preventDefault())
  const close = vi.fn<() => void>()
  const form = (isPending: boolean) => (
    <FormDialog
      title="Your response"
      onClose={close}
      onSubmit={send}
      isPending={isPending}
      submitLabel="Send"
      cancelLabel="Cancel"
      closeLabel="Close"
    >
      <input aria-label="Message" />
    </FormDialog>
  )
  const { rerender } = render(form(false))
  await userEvent.type(screen.getByLabelText('Message'), 'We can{Enter}')
  expect(send).toHaveBeenCalledOnce()
  rerender(form(true))
  await userEvent.type(screen.getByLabelText('Message'), '{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await userEvent.click(document.body)
  expect(send).toHaveBeenCalledOnce()
  expect(close).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(close).toHaveBeenCalledOnce()
})
