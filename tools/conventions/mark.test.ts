import { expect, it } from 'vitest'
import { read } from './sources.ts'

const linesIn = (path: string): string[] => [...read(path).matchAll(/ d="([^"]+)"/g)].map(([, line = '']) => line)

it.each(['shell/src/document/icon.svg', 'packages/portal/src/plain-pages/logo.ts'])(
  '%s draws the mark of the header: icons and pages without a release share no code with it',
  (path) => {
    const drawn = linesIn('shell/src/chrome/Wordmark.tsx')
    expect(drawn).toHaveLength(2)
    expect(linesIn(path)).toEqual(drawn)
  },
)
