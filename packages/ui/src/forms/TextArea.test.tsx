import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TextArea } from './TextArea.tsx'

const remainingText = (left: number) => (left < 0 ? `${-left} too many` : `${left} left`)

it('counts visible characters and reports, not cuts, what is too long', async () => {
  render(<TextArea label="Message" limit={5} remainingText={remainingText} defaultValue="👍" />)
  expect(screen.getByText('4 left')).toBeTruthy()
  const area = screen.getByLabelText<HTMLTextAreaElement>('Message')
  await userEvent.type(area, 'abcdef')
  expect(screen.getByText('2 too many')).toBeTruthy()
  expect(area.value).toBe('👍abcdef')
  expect(area.getAttribute('aria-describedby')).toContain('-note')
})

it('counts a controlled value', () => {
  const { rerender } = render(<TextArea label="Message" limit={5} remainingText={remainingText} value="ab" readOnly />)
  expect(screen.getByText('3 left')).toBeTruthy()
  rerender(<TextArea label="Message" limit={5} remainingText={remainingText} value="" readOnly />)
  expect(screen.getByText('5 left')).toBeTruthy()
})

it('counts a value that a form sets through the ref', () => {
  const putIn = (area: HTMLTextAreaElement | null) => {
    if (area) area.value = 'abcd'
  }
  render(<TextArea ref={putIn} label="Message" limit={5} remainingText={remainingText} />)
  expect(screen.getByText('1 left')).toBeTruthy()
})
