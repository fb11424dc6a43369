import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { TagField } from './TagField.tsx'

const search = vi.fn<(text: string) => void>()
const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())

function Skills({ initial = [], maxTags }: { initial?: string[]; maxTags?: number }) {
  const [tags, setTags] = useState(initial)
  return (
    <form onSubmit={submit}>
      <TagField
        label="Skills"
        value={tags}
        onChange={setTags}
        onSearch={search}
        maxTags={maxTags}
        suggestions={['React', 'React Native', 'Rust']}
        labels={{ suggestions: 'Suggestions', remove: (tag) => `Remove ${tag}`, add: (text) => `Add ${text}` }}
      />
      <output>{tags.join(',')}</output>
    </form>
  )
}
const field = () => screen.getByRole('combobox', { name: 'Skills' })
const tags = () => screen.getByRole('status').textContent

it('adds what is typed by Enter and does not send the form', async () => {
  render(<Skills />)
  await userEvent.type(field(), '  Go {Enter}')
  expect(tags()).toBe('Go')
  expect((field() as HTMLInputElement).value).toBe('')
  expect(submit).not.toHaveBeenCalled()
})

it('ignores the Enter that ends a composition', async () => {
  render(<Skills />)
  await userEvent.type(field(), 'にほん')
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
  expect(tags()).toBe('')
})

it('offers suggestions to the keyboard', async () => {
  render(<Skills />)
  await userEvent.type(field(), 'rea')
  expect(search).toHaveBeenLastCalledWith('rea')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const active = screen.getByRole('option', { name: 'React Native' })
  expect(field().getAttribute('aria-activedescendant')).toBe(active.id)
  expect(active.getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(tags()).toBe('React Native')
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it('moves through the list in both directions', async () => {
  render(<Skills />)
  await userEvent.type(field(), 'x{ArrowUp}{Enter}')
  expect(tags()).toBe('x')
})

it('adds a suggestion by a press and keeps the focus in the field', async () => {
  render(<Skills />)
  await userEvent.type(field(), 'r')
  await userEvent.click(screen.getByRole('option', { name: 'Rust' }))
  expect(tags()).toBe('Rust')
  expect(document.activeElement).toBe(field())
})

it('offers to add an unknown tag', async () => {
  render(<Skills />)
  await userEvent.type(field(), 'Zig')
  await userEvent.click(screen.getByRole('option', { name: 'Add Zig' }))
  expect(tags()).toBe('Zig')
})

it('takes no tag twice, in any case', async () => {
  render(<Skills initial={['Go']} />)
  await userEvent.type(field(), 'go{Enter}')
  expect(tags()).toBe('Go')
})

it('closes the list by Escape', async () => {
  render(<Skills />)
  await userEvent.type(field(), 'r{Escape}')
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it('removes the last tag by Backspace in the empty field and any by its cross', async () => {
  render(<Skills initial={['Go', 'Rust', 'SQL']} />)
  await userEvent.type(field(), '{Backspace}')
  expect(tags()).toBe('Go,Rust')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Go' }))
  expect(tags()).toBe('Rust')
})

it('takes no more than its limit', async () => {
  render(<Skills initial={['Go']} maxTags={1} />)
  await userEvent.type(field(), 'Rust{Enter}')
  expect(tags()).toBe('Go')
})

it('keeps the focus when a tag is removed', async () => {
  render(<Skills initial={['Go', 'Rust']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Go' }))
  expect(tags()).toBe('Rust')
  expect(document.activeElement).toBe(field())
})
