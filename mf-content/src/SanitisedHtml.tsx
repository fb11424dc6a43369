import { Prose } from '@sild/ui'

/** The one place of the portal that writes HTML: the content service made it from Markdown and sanitised it when the page was written. */
export function SanitisedHtml({ html }: { html: string }) {
  return <Prose dangerouslySetInnerHTML={{ __html: html }} />
}
