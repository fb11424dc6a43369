import { Prose } from '@sild/ui'

/** The one place of the back office that writes HTML: the content service made it from Markdown and sanitised it for the preview. */
export function SanitisedHtml({ html }: { html: string }) {
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />
}
