import { afterEach, expect, it, vi } from 'vitest'
import { tellVersions } from './tell-versions.ts'

afterEach(() => void vi.useRealTimers())

it('tells both versions in the console after seven seconds', () => {
  vi.useFakeTimers()
  const told = vi.spyOn(console, 'info').mockImplementation(() => {})
  tellVersions({ backend: '1.2.3', frontend: '4.5.6' })
  vi.advanceTimersByTime(6999)
  expect(told).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(told).toHaveBeenCalledExactlyOnceWith('Sild backend 1.2.3, frontend 4.5.6')
  told.mockRestore()
})
