import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FileField, type FileFieldProps } from './FileField.tsx'

const add = vi.fn<(files: File[]) => void>()
const remove = vi.fn<(key: string) => void>()
const file = (name: string) => new File(['x'], name)

const renderField = (props: Partial<FileFieldProps> = {}) =>
  render(
    <FileField
      label="Attachments"
      name="files"
      types={['pdf', 'png']}
      files={[]}
      onAdd={add}
      onRemove={remove}
      labels={{
        choose: 'Choose',
        drop: 'or drop',
        remove: (name) => `Remove ${name}`,
        progress: (name) => `Sending ${name}`,
      }}
      {...props}
    />,
  )
const input = () => screen.getByLabelText<HTMLInputElement>('Attachments')

it('shows the allowed types in upper case and filters by them', () => {
  renderField({ hint: 'Up to 10 MB' })
  expect(screen.getByText('Up to 10 MB · PDF, PNG')).toBeTruthy()
  expect(input().accept).toBe('.pdf,.png')
})

it('returns chosen files, and the same one again', async () => {
  renderField()
  await userEvent.upload(input(), file('a.pdf'))
  await userEvent.upload(input(), file('a.pdf'))
  expect(add).toHaveBeenCalledTimes(2)
})

it('takes no more dropped files than there is room for', () => {
  const { container } = renderField({ maxFiles: 3, files: [{ key: '1', name: 'a.pdf' }] })
  const zone = container.querySelector('[data-over]') as HTMLElement // The drop zone has no role: dropping is an addition to the button.
  fireEvent.dragOver(zone)
  expect(zone.dataset['over']).toBe('true')
  fireEvent.drop(zone, { dataTransfer: { files: ['b', 'c', 'd'].map((name) => file(`${name}.pdf`)) } })
  expect(zone.dataset['over']).toBe('false')
  expect(add.mock.lastCall?.[0].map(({ name }: File) => name)).toEqual(['b.pdf', 'c.pdf'])
})

it('shows the progress, the error, and removes', async () => {
  renderField({
    maxFiles: 2,
    files: [
      { key: '1', name: 'a.pdf', progress: 40 },
      { key: '2', name: 'b.exe', error: 'Cannot upload given file' },
    ],
  })
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sending a.pdf' }).value).toBe(40)
  expect(screen.getByRole('alert').textContent).toBe('Cannot upload given file')
  await userEvent.click(screen.getByRole('button', { name: 'Remove b.exe' }))
  expect(remove).toHaveBeenCalledWith('2')
})

it('keeps the focus when a file is removed', async () => {
  renderField({ maxFiles: 2, files: [{ key: '1', name: 'a.pdf' }] })
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }))
  expect(document.activeElement).toBe(input())
})
