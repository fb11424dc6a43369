import { expect, it } from 'vitest'
import { companyShape } from './companies/draft.ts'
import { readContent } from './content.ts'

it('names the file that does not fit, and what does not fit in it', () => {
  expect(() => readContent('publications/services', companyShape)).toThrow(
    /^content\/publications\/services\/[\w-]+\.yaml:\n[\s\S]*→ at number/,
  )
})
