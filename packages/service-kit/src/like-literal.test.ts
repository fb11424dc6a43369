import { expect, it } from 'vitest'
import { likeLiteral } from './like-literal.ts'

it.each([
  ['react', 'react'],
  ['100%', '100\\%'],
  ['snake_case', 'snake\\_case'],
  ['C:\\temp', 'C:\\\\temp'],
])('%s is matched by %s alone', (text, pattern) => expect(likeLiteral(text)).toBe(pattern))
