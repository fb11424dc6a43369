import { afterEach, expect, it, vi } from 'vitest'
import { documentDataId } from '../../marks/marks.ts'
import { logVersions } from './log-versions.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('logs both versions in the console after seven seconds', () => {
  vi.useFakeTimers()
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('sildPage', { whenSeen: (run: () => void) => run() })
  document.body.innerHTML = `<script type="application/json" id="${documentDataId}" data-versions="1.2.3 / 4.5.6"></script>`
  logVersions(documentDataId)
  vi.advanceTimersByTime(6999)
  expect(logged).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(logged).toHaveBeenCalledExactlyOnceWith('Sild backend 1.2.3, frontend 4.5.6')
  logged.mockRestore()
})
