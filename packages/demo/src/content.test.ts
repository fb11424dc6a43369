import { expect, it } from 'vitest'
import { companyShape } from './companies/draft.ts'
import { readContent } from './content.ts'

it('names the file with an error, and the error', () => {
  expect(() => readContent('publications/services', companyShape)).toThrow(
    /^content\/publications\/services\/[\w-]+\.yaml:\n[\s\S]*→ at number/,
  )
})
