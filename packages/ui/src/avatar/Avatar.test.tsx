import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Avatar, CompanyLogo } from './Avatar.tsx'

it('has no text beside a written name and a name where it is alone', () => {
  const { rerender } = render(<Avatar name="Mari Maasikas" />)
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<Avatar name="Mari Maasikas" isNamed />)
  expect(screen.getByRole('img', { name: 'Mari Maasikas' })).toBeTruthy()
})

it('shows the initials when the image fails', () => {
  const { container } = render(<CompanyLogo name="Rannik Logistika AS" src="/logo.png" />)
  const image = container.querySelector('img')
  expect(image?.hidden).toBe(false)
  fireEvent.error(image as HTMLImageElement) // Rendered two lines above.
  expect(image?.hidden).toBe(true)
  expect(container.querySelector('[data-initials="RL"]')).toBeTruthy()
})
