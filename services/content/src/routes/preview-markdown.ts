import { serve } from '../deps.ts'
import { checkMarkdown } from '../markdown/check-markdown.ts'
import { readingMinutes } from '../markdown/reading-minutes.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { withUploadKeys, withUploadUrls } from '../markdown/upload-keys.ts'
import { writtenAddresses } from '../replies/written-addresses.ts'
import { knownPathCheck } from '../rules/known-addresses.ts'

export const previewMarkdownRoute = serve('previewMarkdown', async ({ body, deps }) => {
  const markdown = withUploadKeys(deps.files, body.markdown)
  return {
    html: withUploadUrls(deps.files, renderMarkdown(markdown)),
    readingMinutes: readingMinutes(markdown),
    problems: checkMarkdown(markdown, knownPathCheck(await writtenAddresses(deps.database.knex))),
  }
})
