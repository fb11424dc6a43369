import { paths } from '@sild/paths'
import { type PageHandle, useIntl } from '@sild/shell-api'
import { ButtonLink, Notice, Page, PageHeader } from '@sild/ui'
import { useState } from 'react'
import { ContactForm } from './ContactForm.tsx'

export const handle: PageHandle = {
  title: ({ intl }) => intl.formatMessage({ id: 'mf-content.contact.title' }),
  description: ({ intl }) => intl.formatMessage({ id: 'mf-content.contact.description' }),
}

export function Component() {
  const intl = useIntl()
  const [isSent, setIsSent] = useState(false)
  const text = (id: string) => intl.formatMessage({ id: `mf-content.contact.${id}` })
  return (
    <Page width="form">
      <PageHeader title={text('title')} description={text('description')} />
      {isSent ? (
        <Notice
          tone="success"
          isLive
          title={text('sent')}
          action={<ButtonLink href={paths.home()}>{intl.formatMessage({ id: 'mf-content.home' })}</ButtonLink>}
        >
          {text('sent.text')}
        </Notice>
      ) : (
        <ContactForm onSent={() => setIsSent(true)} />
      )}
    </Page>
  )
}
