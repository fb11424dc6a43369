import { documentPaths, localizedPath } from '@sild/paths'
import { useParams } from '@sild/router'
import { useLocale, useText } from '@sild/shell-api'
import { Button, Page, PageHeader } from '@sild/ui'

/** A button runs the action of the mailed link; opening the link does not, because mail scanners follow links. */
export function MailedQuestion({ kind }: { kind: 'confirm' | 'end' }) {
  const locale = useLocale()
  const { token = '' } = useParams()
  const text = useText(`mf-content.newsletter.${kind}`)
  return (
    <Page width="narrow">
      <PageHeader title={text('title')} description={text('text')} />
      <form method="post" action={localizedPath(documentPaths.newsletterForm(kind), locale)}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="primary">
          {text('submit')}
        </Button>
      </form>
    </Page>
  )
}
